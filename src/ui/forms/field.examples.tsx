import { useState } from 'react'
import { Counter } from './counter.tsx'
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { Pairs, Samples } from '../examples.tsx'

const limit = 40

export const FieldSamples = () => {
  const [typed, setTyped] = useState('')
  const [long, setLong] = useState('Longer than the limit of forty characters.')
  const count = (text: string) => (
    <Counter
      typed={text.length}
      limit={limit}
      text={`${text.length} / ${limit}`}
      announcedText={text.length > limit ? `${text.length - limit} too many` : `${limit - text.length} left`}
    />
  )
  return (
    <Samples title="Text">
      <Pairs>
        <Field id="plain" label="Title" isRequired requirementLabel="required">
          <TextField value={typed} onChange={setTyped} placeholder="Placeholder" />
        </Field>
        <Field id="hinted" label="Name" requirementLabel="optional" hint="As it is written in your account.">
          <TextField value={typed} onChange={setTyped} />
        </Field>
        <Field
          id="wrong"
          label="Email"
          isRequired
          requirementLabel="required"
          hint="We reply to it."
          error="Enter an email address."
        >
          <TextField type="email" value={typed} onChange={setTyped} />
        </Field>
        <Field id="known" label="Email" isRequired requirementLabel="required" hint="The email of your account.">
          <TextField value="minseo.kim@example.com" readOnly />
        </Field>
        <Field id="off" label="Off">
          <TextField value="Cannot be changed now" disabled />
        </Field>
        <Field id="known-wrong" label="Read-only and wrong" error="Sign in with an account that has an email.">
          <TextField value="" readOnly />
        </Field>
        <Field id="message" label="Message" isRequired requirementLabel="required">
          <TextArea value={typed} onChange={setTyped} />
          {count(typed)}
        </Field>
        <Field
          id="message-long"
          label="Message"
          isRequired
          requirementLabel="required"
          error="Use 40 characters or fewer."
        >
          <TextArea value={long} onChange={setLong} />
          {count(long)}
        </Field>
      </Pairs>
    </Samples>
  )
}
