import { useState } from 'react'

/** Signing in continues the form of an anonymous visitor; for anybody else, a change of member starts a new one. */
export const useFormKey = (email: string | undefined): number => {
  const [form, setForm] = useState({ email, key: 0 })
  if (form.email !== email) setForm({ email, key: form.email === undefined ? form.key : form.key + 1 })
  return form.key
}
