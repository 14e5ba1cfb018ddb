// What a task wants or needs, as people say it: "the van wants | moving to monday".

const deeds =
  'doing sorting finishing starting fixing ordering paying booking buying getting sending cleaning washing posting printing checking replacing renewing writing collecting returning calling ringing painting mending cancelling filing filling_in sweeping watering cutting'
const changes =
  'moving pushing putting shifting bringing bumping knocking setting changing rescheduling postponing delaying switching swapping marking making flagging raising lowering moving_back pushing_back putting_back shifting_back putting_off knocking_back'

/** As a pattern has them. */
export const TO_BE_DONE = [deeds, changes].join(' ').split(' ').join('|')
