import { assumed, clauses, hardening, section } from './clause.ts'

export const captcha = section('Captcha', '/support/question/general', {
  'Anonymous visitors solve a captcha when protection against abuse is on.': {
    ...clauses({
      'captcha.signed-in.skipped': ['6.2', 'A signed-in user never sees a captcha.'],
    }),
    ...clauses(
      {
        'captcha.required-for-anonymous-under-abuse': [
          '5.13 6.1',
          {
            text: 'An anonymous inquiry requires a captcha while abuse protection is on.',
            at: 'submitInquiry.captchaKey',
          },
        ],
      },
      { proof: 'both' },
    ),
    ...assumed({
      'captcha.submit.invalid-code': {
        text: 'The server rejects an anonymous inquiry under abuse with a wrong or missing captcha with 400 INVALID_CAPTCHA.',
        at: 'submitInquiry.captchaValue',
      },
    }),
  },
  'The captcha is a receipt with a question, or a sound.': {
    ...clauses({
      'captcha.receipt.image-shown': ['3.10', 'The receipt captcha shows an image.'],
      'captcha.receipt.question-shown': ['3.10', 'The receipt captcha asks a question about its image.'],
      'captcha.audio.plays': ['3.10', 'The audio captcha plays a sound.'],
      'captcha.mode.to-audio': ['4.5', 'The captcha can be switched from receipt to audio.'],
      'captcha.mode.to-receipt': ['4.5', 'The captcha can be switched from audio back to receipt.'],
      'captcha.receipt.new-key-on-401': ['4.5', 'An rtn_cd of 401 makes the receipt captcha request a new key.'],
      'captcha.audio.message': ['8.8', 'A wrong audio captcha value shows the invalid-audio-captcha message.'],
    }),
    ...assumed({
      'captcha.audio.seekable': {
        text: 'A visitor can listen again to any part of the sound of an audio captcha.',
        at: 'captchaSound',
      },
      'captcha.receipt.unknown-key': {
        text: 'The server returns rtn_cd 401 for an unknown or expired key.',
        at: 'ReceiptCaptcha.rtn_cd',
      },
      'captcha.receipt.answer-shape': {
        text: 'The rcaptUi and question endpoints return rtn_cd 200 and receiptData with a question and an image, which is a PNG as a data URL.',
        at: 'ReceiptCaptcha.receiptData',
      },
      'captcha.receipt.401-as-text': 'The page treats rtn_cd 401 and "401" alike.',
      'captcha.receipt.second-401':
        'After two consecutive rtn_cd values of 401, the captcha stops retrying and shows a message with a refresh button.',
      'captcha.receipt.reload-asks-anew': {
        text: 'With reload=true, the question endpoint returns a new question for the same key.',
        at: 'captchaQuestion.reload',
      },
      'captcha.receipt.fresh-question-after-failure':
        'After a failed verification, the receipt captcha shows another question, which it requests with svc=support.',
      'captcha.receipt.enlarged': 'Pressing the receipt shows it larger in a dialog.',
      'captcha.mode.no-error':
        'A captcha that was refreshed or changed to another kind shows no error until the next attempt to send, and is not an unsaved entry.',
      'captcha.audio.starts':
        'Pressing the button that switches to audio starts the sound, and so does refreshing it; the sound that replaces a wrong answer does not start by itself.',
    }),
  },
  'The language decides which captcha is shown.': {
    ...clauses({
      'captcha.language.ko-new': ['5.15', 'In ko, the receipt captcha is used.'],
      'captcha.language.en-new': ['5.15', 'In en, the receipt captcha is used.'],
      'captcha.language.others-old': ['5.15', 'In languages other than ko and en, the legacy captcha is used.'],
    }),
    ...assumed({
      'captcha.old.image-is-png': {
        text: 'The legacy captcha is a PNG image and can also be switched to audio.',
        at: 'captchaImage',
      },
      'captcha.old.not-in-page': 'The value of the legacy captcha does not occur anywhere in the page.',
    }),
    ...assumed(
      {
        'captcha.category.receipt':
          'The receipt, the audio and the legacy captcha are sent with captchaCategory RECEIPT, AUDIO and CAPTCHA.',
      },
      { at: 'submitInquiry.captchaCategory' },
    ),
  },
  'A captcha can be replaced by another one.': {
    ...clauses({
      'captcha.refresh.offered': ['4.5', 'The captcha can be refreshed.'],
      'captcha.fetch.alert': ['8.2', 'A captcha that cannot be loaded shows the message of the server in an alert.'],
    }),
    ...clauses(
      {
        'captcha.image.width': ['9.12', { text: 'The captcha image is 360 pixels wide.', at: 'captcha' }],
        'captcha.image.height': ['9.12', { text: 'The captcha image is 123 pixels high.', at: 'captcha' }],
      },
      { proof: 'both' },
    ),
  },
  'The server verifies the answer, and the form shows what is wrong.': {
    ...clauses({
      'captcha.failure.flags-error': ['4.5', 'A captcha failure flags an error at the captcha.'],
      'captcha.verify.false-marks': ['7.28 7.27', 'A verify response of false marks the captcha as failed.'],
      'captcha.verify.false-clears': ['7.28 7.27', 'A verify response of false clears the captcha value.'],
      'captcha.verify.false-reloads-old': ['7.28 7.27', 'A verify response of false reloads the legacy captcha.'],
      'captcha.verify.alert': ['8.2', 'A captcha that cannot be verified shows the message of the server in an alert.'],
      'captcha.empty.message': ['8.8', 'An empty captcha shows the input-captcha message.'],
      'captcha.invalid.message': ['8.8', 'A wrong captcha value shows the invalid-captcha message.'],
    }),
    ...assumed({
      'captcha.answer.keyboard':
        'The answer field shows the keyboard for digits if the question asks for digits, else the one for text.',
      'captcha.failure.no-question': 'While the captcha cannot be shown, its question is hidden.',
      'captcha.answer.kept-when-typed-early':
        'An answer that is typed while a captcha is loading is kept when it has loaded; the answer to a captcha that is replaced is cleared.',
      'captcha.answer.notation': {
        text: 'An answer is correct in any notation: full-width digits, spaces, thousands separators and a currency before or after it do not matter. The currencies are ₩, ¥, $, €, 원, 円, 元, KRW, JPY, won and yen, in upper or lower case.',
        at: 'captcha',
      },
    }),
  },
  'A captcha key is secret, short-lived and used once.': {
    ...assumed(
      {
        'captcha.key.answer-shape':
          'The three captcha key endpoints return an object with the field key, which is unique and long enough for 128 bits of entropy.',
        'captcha.key.unchanged-by-ranges':
          'Range requests for the sound or the image of a captcha do not change the captcha.',
        'captcha.key.lives-three-minutes': 'A captcha key expires after 3 minutes.',
        'captcha.key.one-kind': 'A captcha key is valid only for the kind of captcha for which it was created.',
        'captcha.key.one-accepted-submission':
          'A captcha key is valid for one accepted submission; until then its correct value verifies as true every time, also after a submission that was rejected for another reason.',
        'captcha.key.five-wrong-values':
          'Five wrong values invalidate a captcha key, so that the number of values that can be tried is limited.',
        'captcha.key.language':
          'The image, question and sound of a captcha are in the language of the request that created its key.',
      },
      { at: 'captcha' },
    ),
    ...hardening({
      'hardening.captcha.picture-needed': {
        text: 'Without the image, a solver that knows all past answers solves at most 5 % of the receipt captchas, with all attempts of each key and any number of reloads.',
        at: 'captcha',
      },
    }),
  },
})
