import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneCheck } from '#specs/rules/phone.ts'

export const isPhone = phoneCheck((text) => parsePhoneNumberFromString(text))
