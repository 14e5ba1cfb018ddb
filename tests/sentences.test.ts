// Sentences, each with what it means or what is done for it, by theme: the engine alone, without any database.

import { add } from './sentences/done/add.ts'
import { addedBesides } from './sentences/done/added-besides.ts'
import { addingSeveral } from './sentences/done/adding-several.ts'
import { agreed } from './sentences/done/agreed.ts'
import { alertsAndRanks } from './sentences/done/alerts-and-ranks.ts'
import { allButSome } from './sentences/done/all-but-some.ts'
import { announcedAndBeside } from './sentences/done/announced-and-beside.ts'
import { answered } from './sentences/done/answered.ts'
import { answersAndAfterthoughts } from './sentences/done/answers-and-afterthoughts.ts'
import { answersAndMoments } from './sentences/done/answers-and-moments.ts'
import { asked } from './sentences/done/asked.ts'
import { askedAndAnswered } from './sentences/done/asked-and-answered.ts'
import { askedOfTheList } from './sentences/done/asked-of-the-list.ts'
import { asking } from './sentences/done/asking.ts'
import { backAndOn } from './sentences/done/back-and-on.ts'
import { behindAnother } from './sentences/done/behind-another.ts'
import { byItself } from './sentences/done/by-itself.ts'
import { byTheClock } from './sentences/done/by-the-clock.ts'
import { cannotBeWritten } from './sentences/done/cannot-be-written.ts'
import { change } from './sentences/done/change.ts'
import { changed } from './sentences/done/changed.ts'
import { clarify } from './sentences/done/clarify.ts'
import { correct } from './sentences/done/correct.ts'
import { daysOfUse } from './sentences/done/days-of-use.ts'
import { deedsAndValues } from './sentences/done/deeds-and-values.ts'
import { discourse } from './sentences/done/discourse.ts'
import { everyday } from './sentences/done/everyday.ts'
import { exchanged } from './sentences/done/exchanged.ts'
import { feltAndFronted } from './sentences/done/felt-and-fronted.ts'
import { finish } from './sentences/done/finish.ts'
import { goingOn } from './sentences/done/going-on.ts'
import { held } from './sentences/done/held.ts'
import { inPassing } from './sentences/done/in-passing.ts'
import { leaningOnOthers } from './sentences/done/leaning-on-others.ts'
import { leaningTurns } from './sentences/done/leaning-turns.ts'
import { leavingAndPlanning } from './sentences/done/leaving-and-planning.ts'
import { leftAndOther } from './sentences/done/left-and-other.ts'
import { likeAnother } from './sentences/done/like-another.ts'
import { lists } from './sentences/done/lists.ts'
import { longLists } from './sentences/done/long-lists.ts'
import { longer } from './sentences/done/longer.ts'
import { meantAnother } from './sentences/done/meant-another.ts'
import { newsBeside } from './sentences/done/news-beside.ts'
import { notFound } from './sentences/done/not-found.ts'
import { noteNext } from './sentences/done/note-next.ts'
import { nothingElse } from './sentences/done/nothing-else.ts'
import { numbered } from './sentences/done/numbered.ts'
import { ofMany } from './sentences/done/of-many.ts'
import { offeredBeside } from './sentences/done/offered-beside.ts'
import { offers } from './sentences/done/offers.ts'
import { oneOfThem } from './sentences/done/one-of-them.ts'
import { ordinaryTurns } from './sentences/done/ordinary-voices.ts'
import { ordinaryWeek } from './sentences/done/ordinary-week.ts'
import { partAndAgain } from './sentences/done/part-and-again.ts'
import { putRight } from './sentences/done/put-right.ts'
import { questions } from './sentences/done/questions.ts'
import { rarelySaid, villageRarelySaid } from './sentences/done/rarely-said.ts'
import { remove } from './sentences/done/remove.ts'
import { reportThenChange } from './sentences/done/report-then-change.ts'
import { resolve } from './sentences/done/resolve.ts'
import { rightAndMore } from './sentences/done/right-and-more.ts'
import { rightBehind } from './sentences/done/right-behind.ts'
import { saidAgain } from './sentences/done/said-again.ts'
import { saidInPassing } from './sentences/done/said-in-passing.ts'
import { sayings } from './sentences/done/sayings.ts'
import { secondThoughts } from './sentences/done/second-thoughts.ts'
import { secondTurns } from './sentences/done/second-turns.ts'
import { setApart } from './sentences/done/set-apart.ts'
import { severalActs } from './sentences/done/several-acts.ts'
import { severalTimes } from './sentences/done/several-times.ts'
import { shortNames } from './sentences/done/short-names.ts'
import { somebody } from './sentences/done/somebody.ts'
import { thatSameDay } from './sentences/done/that-same-day.ts'
import { thoughtAgain } from './sentences/done/thought-again.ts'
import { titleAndMore } from './sentences/done/title-and-more.ts'
import { titlesAlone } from './sentences/done/titles-alone.ts'
import { toldAround } from './sentences/done/told-around.ts'
import { toldThenAsked } from './sentences/done/told-then-asked.ts'
import { turnByTurn } from './sentences/done/turn-by-turn.ts'
import { turnsOfADay } from './sentences/done/turns-of-a-day.ts'
import { unconfirmed } from './sentences/done/unconfirmed.ts'
import { undo } from './sentences/done/undo.ts'
import { villageAdded } from './sentences/done/village-added.ts'
import { villageAfter } from './sentences/done/village-after.ts'
import { villageAnswers } from './sentences/done/village-answers.ts'
import { villageAsked } from './sentences/done/village-asked.ts'
import { villageBehind } from './sentences/done/village-behind.ts'
import { villageCorrected } from './sentences/done/village-corrected.ts'
import { villageLeaning } from './sentences/done/village-leaning.ts'
import { villageLists } from './sentences/done/village-lists.ts'
import { villageNews } from './sentences/done/village-news.ts'
import { villageOthers } from './sentences/done/village-others.ts'
import { villagePutRight } from './sentences/done/village-put-right.ts'
import { villageQuestions } from './sentences/done/village-questions.ts'
import { villageReports } from './sentences/done/village-reports.ts'
import { villageSaid } from './sentences/done/village-said.ts'
import { villageSameAgain } from './sentences/done/village-same-again.ts'
import { villageSeveral } from './sentences/done/village-several.ts'
import { villageTold } from './sentences/done/village-told.ts'
import { villageValues } from './sentences/done/village-values.ts'
import { villageWhich } from './sentences/done/village-which.ts'
import { whichAndBack } from './sentences/done/which-and-back.ts'
import { whichAndWhat } from './sentences/done/which-and-what.ts'
import { whichOneIsMeant } from './sentences/done/which-one.ts'
import { wholeDays } from './sentences/done/whole-days.ts'
import { workingDay } from './sentences/done/working-day.ts'
import { yesAndNo } from './sentences/done/yes-and-no.ts'
import { yesWithMore } from './sentences/done/yes-with-more.ts'
import { aroundRequests } from './sentences/meant/around-requests.ts'
import { askedAbout } from './sentences/meant/asked-about.ts'
import { askedOtherwise } from './sentences/meant/asked-otherwise.ts'
import { bySense } from './sentences/meant/by-sense.ts'
import { cameToNothing } from './sentences/meant/came-to-nothing.ts'
import { checkedBefore } from './sentences/meant/checked.ts'
import { correction } from './sentences/meant/correction.ts'
import { doneAndMoved } from './sentences/meant/done-and-moved.ts'
import { halfSaid } from './sentences/meant/half-said.ts'
import { hasty } from './sentences/meant/hasty.ts'
import { heldBack } from './sentences/meant/held-back.ts'
import { items } from './sentences/meant/items.ts'
import { listsAndQuestions } from './sentences/meant/lists-and-questions.ts'
import { loose } from './sentences/meant/loose.ts'
import { marked } from './sentences/meant/marked.ts'
import { namedReminders } from './sentences/meant/named-reminders.ts'
import { names } from './sentences/meant/names.ts'
import { notDone } from './sentences/meant/not-done.ts'
import { ordinaryVoices } from './sentences/meant/ordinary-voices.ts'
import { ownOrder } from './sentences/meant/own-order.ts'
import { pasted } from './sentences/meant/pasted.ts'
import { question } from './sentences/meant/question.ts'
import { reminded } from './sentences/meant/reminded.ts'
import { reported } from './sentences/meant/reported.ts'
import { reserve } from './sentences/meant/reserve.ts'
import { rightAfter } from './sentences/meant/right-after.ts'
import { runOn } from './sentences/meant/run-on.ts'
import { saidOfAdded } from './sentences/meant/said-of-added.ts'
import { saidOtherwise } from './sentences/meant/said-otherwise.ts'
import { takenBack } from './sentences/meant/taken-back.ts'
import { office, thatAreThere } from './sentences/meant/tasks-that-are-there.ts'
import { thingsToAdd } from './sentences/meant/things-to-add.ts'
import { titleEnds } from './sentences/meant/title-ends.ts'
import { titlesAndValues } from './sentences/meant/titles-and-values.ts'
import { toldAndAsked } from './sentences/meant/told-and-asked.ts'
import { toldBeside } from './sentences/meant/told-beside.ts'
import { answersOfOthers, letters, wholeTitles } from './sentences/meant/whose-and-which.ts'
import {
  chapters,
  club,
  cutAndRead,
  errands,
  events,
  sayings as mended,
  namesakes,
  tasks,
  village,
  visits,
  week,
  workshop,
} from './support/household.ts'
import { meanAll } from './support/meant.ts'
import { tellAll } from './support/talk-over.ts'

for (const cases of [correct, remove, finish, notFound, add, change, undo, clarify, resolve, questions, held])
  tellAll(tasks, cases)
for (const cases of [answered, asked, changed, whichAndBack, agreed, longer, cannotBeWritten, goingOn, secondThoughts])
  tellAll(tasks, cases)
for (const cases of [
  askedOfTheList,
  discourse,
  partAndAgain,
  putRight,
  likeAnother,
  ordinaryTurns,
  daysOfUse,
  offeredBeside,
  offers,
  somebody,
  exchanged,
  meantAnother,
  leaningTurns,
  leftAndOther,
  noteNext,
  asking,
  setApart,
  whichAndWhat,
  rightAndMore,
  rightBehind,
  saidAgain,
  saidInPassing,
  secondTurns,
  everyday,
  whichOneIsMeant,
  answersAndAfterthoughts,
  yesAndNo,
  leaningOnOthers,
  allButSome,
  announcedAndBeside,
  byItself,
  nothingElse,
  byTheClock,
  toldAround,
  titlesAlone,
  thoughtAgain,
  yesWithMore,
  addedBesides,
  severalActs,
  severalTimes,
  thatSameDay,
  feltAndFronted,
  behindAnother,
  alertsAndRanks,
  toldThenAsked,
  turnByTurn,
  answersAndMoments,
  deedsAndValues,
  wholeDays,
  addingSeveral,
  leavingAndPlanning,
  turnsOfADay,
  oneOfThem,
  backAndOn,
  askedAndAnswered,
  rarelySaid,
])
  tellAll(tasks, cases)
tellAll(tasks, unconfirmed, { confirmation_required: false })
tellAll(errands, lists)
tellAll(errands, longLists)
tellAll(errands, ofMany)
tellAll(mended, sayings)
tellAll(chapters, numbered)
tellAll(events, inPassing)
tellAll(club, newsBeside)
tellAll(cutAndRead, reportThenChange)
tellAll(namesakes, shortNames)
tellAll(visits, titleAndMore)
tellAll(workshop, workingDay)
tellAll(week, ordinaryWeek)
for (const cases of [
  villageAfter,
  villagePutRight,
  villageQuestions,
  villageTold,
  villageWhich,
  villageValues,
  villageSeveral,
  villageAdded,
  villageBehind,
  villageOthers,
  villageSaid,
  villageLists,
  villageAnswers,
  villageLeaning,
])
  tellAll(village, cases)

for (const cases of [
  items,
  question,
  reserve,
  loose,
  reminded,
  namedReminders,
  pasted,
  names,
  takenBack,
  toldBeside,
  saidOfAdded,
  titleEnds,
  marked,
  askedOtherwise,
  cameToNothing,
  bySense,
  notDone,
  reported,
  halfSaid,
  doneAndMoved,
])
  meanAll(tasks, cases)
for (const cases of [
  titlesAndValues,
  heldBack,
  checkedBefore,
  ownOrder,
  askedAbout,
  aroundRequests,
  saidOtherwise,
  runOn,
  ordinaryVoices,
  hasty,
  toldAndAsked,
  thingsToAdd,
  listsAndQuestions,
])
  meanAll(tasks, cases)
for (const cases of [correction, rightAfter]) meanAll(tasks, cases, { does: 'add', items: [{ title: 'eggs' }] })
meanAll(office, thatAreThere)
tellAll(village, villageSameAgain)
tellAll(village, villageReports)
tellAll(village, villageNews)
tellAll(village, villageAsked)
tellAll(village, villageCorrected)
tellAll(village, villageRarelySaid)
for (const cases of [wholeTitles, answersOfOthers]) meanAll(letters, cases)
