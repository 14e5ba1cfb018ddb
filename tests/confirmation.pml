/* The confirmation of confirmation-model.test.ts once more, written for Spin: two conversations, one task, a user who renames
   it, a clock, and two yeses whose replicas may crash and retry. A rule is left out by defining its name. */

#ifdef bindsTitle
#define BINDS_TITLE false
#else
#define BINDS_TITLE true
#endif
#ifdef bindsConversation
#define BINDS_CONVERSATION false
#else
#define BINDS_CONVERSATION true
#endif
#ifdef checksExpiryAtTheEnd
#define CHECKS_EXPIRY false
#else
#define CHECKS_EXPIRY true
#endif
#ifdef namesQuestion
#define NAMES_QUESTION false
#else
#define NAMES_QUESTION true
#endif
#ifdef dropsOnOtherMessages
#define DROPS false
#else
#define DROPS true
#endif

typedef Question {
  bool isAsked;
  byte title;
  bool isConsumed;
  bool isStale
}

Question pending[2];
byte title = 0;
bool isGone = false;
bool isLate = false;
byte asks = 2, renames = 1, crashes = 1, others = 1;

active proctype Clock() {
  isLate = true
}

active proctype Renaming() {
end:
  atomic { renames > 0 && !isGone -> renames--; title++ }
}

active [2] proctype Tab() {
  byte own = _pid % 2;
end:
  do
  :: atomic {
       asks > 0 && !isGone && !isLate ->
       asks--;
       pending[own].isAsked = true;
       pending[own].title = title;
       pending[own].isConsumed = false;
       pending[own].isStale = false
     }
  :: atomic {
       others > 0 ->
       others--;
       if
       :: DROPS -> pending[own].isAsked = false
       :: else -> pending[own].isStale = true
       fi
     }
  od
}

/* Where a yes said in this conversation finds its question. */
#define PLACE(tab) ((pending[tab].isAsked || BINDS_CONVERSATION) -> tab : 1 - tab)

active [2] proctype Yes() {
  byte tab, shown, place;
end:
  if
  :: atomic { pending[0].isAsked -> tab = 0; shown = pending[0].title }
  :: atomic { pending[1].isAsked -> tab = 1; shown = pending[1].title }
  fi;
sent:
  atomic {
    place = PLACE(tab);
    if
    :: pending[place].isAsked && !pending[place].isConsumed && !isLate -> skip
    :: else -> goto done
    fi
  }
  if
  :: atomic { crashes > 0 -> crashes--; goto sent }
  :: atomic {
       place = PLACE(tab);
       if
       :: !pending[place].isAsked || pending[place].isConsumed || isGone -> skip
       :: else ->
          if
          :: CHECKS_EXPIRY && isLate -> skip
          :: NAMES_QUESTION && pending[place].title != shown -> skip
          :: BINDS_TITLE && pending[place].title != title -> skip
          :: else ->
             assert(shown == title && place == tab && !pending[place].isStale && !isLate);
             pending[place].isConsumed = true;
             isGone = true
          fi
       fi
     }
  fi;
done:
  skip
}
