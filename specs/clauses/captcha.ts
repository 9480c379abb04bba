import { assumed, clauses } from './clause.ts'

/** The captcha of anonymous inquiries. */
export const captcha = {
  ...clauses(3, {
    'captcha.receipt.image-shown': 'The receipt captcha shows an image.',
    'captcha.receipt.question-shown': 'The receipt captcha asks a question about its image.',
    'captcha.audio.plays': 'The audio captcha plays a sound.',
  }),
  ...clauses(4, {
    'captcha.mode.to-audio': 'The captcha can be switched from receipt to audio.',
    'captcha.mode.to-receipt': 'The captcha can be switched from audio back to receipt.',
    'captcha.refresh.offered': 'The captcha can be refreshed.',
    'captcha.receipt.new-key-on-401': 'An rtn_cd of 401 makes the receipt captcha ask for a new key.',
    'captcha.failure.flags-error': 'A captcha failure flags an error at the captcha.',
  }),
  ...clauses(5, {
    'captcha.required-for-anonymous-under-abuse':
      'An anonymous inquiry needs a captcha while the abuse protection is on.',
    'captcha.language.ko-new': 'In ko the new captcha is used.',
    'captcha.language.en-new': 'In en the new captcha is used.',
    'captcha.language.others-old': 'In languages other than ko and en the old captcha is used.',
  }),
  ...clauses(6, {
    'captcha.signed-in.skipped': 'A signed-in user never gets a captcha.',
  }),
  ...clauses(7, {
    'captcha.verify.false-marks': 'A verify answer of false marks the captcha as failed.',
    'captcha.verify.false-clears': 'A verify answer of false clears the captcha value.',
    'captcha.verify.false-reloads-old': 'A verify answer of false loads the old captcha anew.',
  }),
  ...clauses(8, {
    'captcha.fetch.alert': 'A captcha that cannot be fetched shows the message of the server in an alert.',
    'captcha.verify.alert': 'A captcha that cannot be verified shows the message of the server in an alert.',
    'captcha.empty.message': 'A captcha left empty is named by the input-captcha message.',
    'captcha.invalid.message': 'A wrong captcha value is named by the invalid-captcha message.',
    'captcha.audio.message': 'A wrong value for the audio captcha is named by the invalid-audio-captcha message.',
  }),
  ...clauses(9, {
    'captcha.image.width': 'The captcha image is 360 pixels wide.',
    'captcha.image.height': 'The captcha image is 123 pixels high.',
  }),
  ...assumed({
    'captcha.old.has-audio': 'The old captcha can be switched to audio too.',
    'captcha.key.answer-shape': 'The three key calls answer an object with key.',
    'captcha.key.chance': 'A captcha key is unlike any other and long enough for 128 bits of chance.',
    'captcha.key.lives-three-minutes': 'A captcha key lives for 3 minutes.',
    'captcha.key.one-world': 'A captcha key serves the world that made it and no other.',
    'captcha.key.one-kind': 'A captcha key serves the kind of captcha it was made for.',
    'captcha.key.one-accepted-submission': 'A captcha key serves one accepted submission.',
    'captcha.key.verifies-again': 'Until it is used the right value of a key verifies true again.',
    'captcha.key.five-wrong-values': 'Five wrong values end a captcha key.',
    'captcha.key.survives-other-refusal': 'A submission refused for another reason leaves its captcha key usable.',
    'captcha.key.language':
      'The language of the call that made a key is the language of its picture, question and sound.',
    'captcha.receipt.unknown-key': 'An unknown or expired key is answered with rtn_cd 401.',
    'captcha.receipt.answer-shape':
      'The ui and question calls answer rtn_cd 200 and receiptData with image and question.',
    'captcha.receipt.image-is-data': 'The image in receiptData is a PNG as a data URL.',
    'captcha.receipt.401-as-text': 'The page treats rtn_cd 401 and "401" alike.',
    'captcha.receipt.second-401':
      'Two answers of 401 in succession end the retries in a message with a refresh button.',
    'captcha.receipt.reload-asks-anew': 'With reload=true the question call asks a new question for the same key.',
    'captcha.receipt.fresh-question-after-failure': 'After a failed verify the new captcha asks a new question.',
    'captcha.receipt.svc': 'The question call is made with svc=support.',
    'captcha.old.image-is-png': 'The old captcha image is a PNG.',
    'captcha.old.not-in-page': 'The value of the old captcha is nowhere in the page.',
    'captcha.category.receipt': 'The new captcha is sent with captchaCategory RECEIPT.',
    'captcha.category.audio': 'The audio captcha is sent with captchaCategory AUDIO.',
    'captcha.category.old': 'The old captcha is sent with captchaCategory CAPTCHA.',
    'captcha.empty.key-of-message': 'The message about an empty captcha has the key form.inputCaptcha.',
    'captcha.invalid.key-of-message': 'The message about a wrong captcha has the key form.invalidCaptcha.',
    'captcha.audio.key-of-message': 'The message about a wrong audio captcha has the key form.invalidAudioCaptcha.',
    'captcha.submit.refused-without':
      'The server refuses an anonymous inquiry under abuse that lacks the right captcha.',
    'captcha.submit.invalid-code': 'A wrong or missing captcha is refused with 400 INVALID_CAPTCHA.',
  }),
}
