import {useMemo} from 'react';
import type {FieldRules, FormAnswer} from './form-answer';
import type {FormErrorItem} from './form-error-summary';

interface FormFieldsOptions<Field extends string> {
  /** Starts the ids of the fields. */
  prefix: string;
  /** All fields that can have an error, in the order of the form. Declare the array outside components. */
  names: readonly Field[];
  /** Checked when a field is left. */
  rules?: FieldRules<Field>;
  /** The result of the posted form if it was refused. */
  answer: FormAnswer<Field> | undefined;
  /** Shown until the form has been refused. */
  initial?: Partial<Record<Field, string>>;
  /** Title of the error summary when the error is about the whole form. */
  problemTitle?: string;
}

/** The props of a form's fields and of its `FormErrorSummary`. */
export function useFormFields<Field extends string>({
  prefix,
  names,
  rules,
  answer,
  initial = {},
  problemTitle,
}: FormFieldsOptions<Field>) {
  const errors = useMemo(() => errorSummaryItems(prefix, answer, names), [prefix, answer, names]);
  const values = answer?.values ?? initial;
  const connect = (name: Field) => ({
    id: idOf(prefix, name),
    name,
    errorMessage: answer?.errors[name],
  });
  const choice = (name: Field) => ({...connect(name), defaultValue: values[name] ?? ''});
  return {
    summary: {errors, title: answer?.problem ? problemTitle : undefined},
    /** Props of a `SelectField`. */
    choice,
    /** Props of a `TextField` or `TextArea`. */
    text: (name: Field) => ({...choice(name), rules: rules?.[name]}),
    /** Props of a `Checkbox`, which posts `on` or nothing. */
    checkbox: (name: Field) => ({
      ...connect(name),
      value: 'on',
      defaultChecked: values[name] === 'on',
    }),
  };
}

const idOf = (prefix: string, name: string) => `${prefix}-${name}`;

function errorSummaryItems<Field extends string>(
  prefix: string,
  answer: FormAnswer<Field> | undefined,
  names: readonly Field[],
): FormErrorItem[] {
  if (!answer) return [];
  const fieldItems = names.flatMap((name) => {
    const message = answer.errors[name];
    return message === undefined ? [] : [{fieldId: idOf(prefix, name), message}];
  });
  return answer.problem === null ? fieldItems : [{message: answer.problem}, ...fieldItems];
}
