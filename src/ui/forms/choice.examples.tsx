import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Checkbox } from './checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import { RadioGroup } from './radio-group.tsx'
import { RatingScale } from './rating-scale.tsx'
import { Pairs, Samples } from '../examples.tsx'

const choices = [
  { value: 'emerg', label: 'Emergency', hint: 'Services are down.' },
  { value: 'comm', label: 'Common' },
]

const steps = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'].map((label, i) => ({ value: String(i + 1), label }))

export const ChoiceSamples = () => {
  const [isChecked, setIsChecked] = useState(true)
  const [isAgreed, setIsAgreed] = useState(false)
  const [choice, setChoice] = useState('')
  const [score, setScore] = useState('4')
  return (
    <Samples title="Checkboxes and radio buttons">
      <Pairs>
        <Checkbox
          label="I agree to receive news."
          requirementLabel="optional"
          isChecked={isChecked}
          onChange={setIsChecked}
        >
          <Button variant="quiet" size="sm">
            {'Read the terms'}
          </Button>
        </Checkbox>
        <Checkbox
          label="I agree that what I sent is passed on to the partner who will answer."
          isRequired
          requirementLabel="required"
          hint="Kept for three years."
          error={isAgreed ? undefined : 'Agree to go on.'}
          isChecked={isAgreed}
          onChange={setIsAgreed}
        />
        <Checkbox label="Off" isChecked isDisabled onChange={setIsChecked} />
        <Checkbox label="Off" isChecked={false} isDisabled onChange={setIsChecked} />
        <FieldGroup id="support" role="radiogroup" legend="Support type" isRequired requirementLabel="required">
          <RadioGroup choices={choices} value={choice} onChange={setChoice} />
        </FieldGroup>
        <FieldGroup
          id="support-wrong"
          role="radiogroup"
          legend="Support type"
          isRequired
          requirementLabel="required"
          error={choice ? undefined : 'Choose one.'}
        >
          <RadioGroup choices={choices} value={choice} onChange={setChoice} isInline />
        </FieldGroup>
        <FieldGroup id="scale" role="radiogroup" legend="How was it?" isRequired requirementLabel="required">
          <RatingScale steps={steps} value={score} onChange={setScore} />
        </FieldGroup>
      </Pairs>
    </Samples>
  )
}
