import {Form, useNavigation} from '@remix-run/react';
import {useMemo} from 'react';
import {useSiteContent} from '~/domains/content/site-content-context';
import {Button} from '~/ui/button';
import {errorSummaryItems} from '~/ui/form-answer';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {SelectField} from '~/ui/select-field';
import {TextArea} from '~/ui/text-area';
import {TextField} from '~/ui/text-field';
import {
  CONTACT_FIELDS,
  CONTACT_PATH,
  CONTACT_RULES,
  HONEYPOT,
  PET_SPECIES,
  type ContactAnswer,
  type ContactField,
} from '../contact-message';

interface ContactFormProps {
  answer: ContactAnswer | undefined;
}

const idOf = (field: ContactField) => `contact-${field}`;

export function ContactForm({answer}: ContactFormProps) {
  const {topics} = useSiteContent().contact;
  const {state, formAction} = useNavigation();
  const chosen = answer?.errors.topic === undefined ? answer?.values.topic : undefined;
  const errors = useMemo(() => errorSummaryItems(answer, CONTACT_FIELDS, idOf), [answer]);
  const field = (name: ContactField) => ({
    id: idOf(name),
    name,
    defaultValue: answer?.values[name] ?? '',
    errorMessage: answer?.errors[name],
  });
  const textField = (name: ContactField) => ({...field(name), rules: CONTACT_RULES[name]});

  return (
    <Form
      method="post"
      action={CONTACT_PATH}
      preventScrollReset
      noValidate
      className="flex flex-col gap-5"
    >
      <FormErrorSummary
        errors={errors}
        title={answer?.problem ? 'Your message wasn’t sent' : undefined}
      />
      <SelectField {...field('topic')} label="What is it about?" required>
        <option value="">Choose one</option>
        {topics.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {/* Keeps a chosen topic that was accepted while the site's topics were unavailable. */}
        {chosen && !topics.some(({value}) => value === chosen) && (
          <option value={chosen}>{chosen}</option>
        )}
      </SelectField>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...textField('name')} label="Your name" autoComplete="name" isRequired />
        <TextField
          {...textField('email')}
          label="Email"
          type="email"
          autoComplete="email"
          isRequired
        />
        <TextField {...textField('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
        <TextField
          {...textField('orderNumber')}
          label="Order number (optional)"
          autoComplete="off"
        />
      </div>
      <SelectField {...field('petSpecies')} label="Is it about a dog or a cat? (optional)">
        <option value="">Either</option>
        {Object.entries(PET_SPECIES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea {...textField('message')} label="Your message" rows={8} isRequired />
      <div hidden>
        <input name={HONEYPOT} aria-label="Leave this empty" autoComplete="off" tabIndex={-1} />
      </div>
      <Button
        type="submit"
        isPending={state !== 'idle' && formAction === CONTACT_PATH}
        pendingLabel="Sending your message"
        className="sm:self-start"
      >
        Send message
      </Button>
    </Form>
  );
}
