import {useMemo} from 'react';
import type {FieldRules, FormAnswer} from './form-answer';
import type {FormErrorItem} from './form-error-summary';

interface FormFieldsOptions<Field extends string> {
  prefix: string;
  /** In the order of the form. Declare the array outside components. */
  names: readonly Field[];
  rules?: FieldRules<Field>;
  answer: FormAnswer<Field> | undefined;
  initial?: Partial<Record<Field, string>>;
  problemTitle?: string;
}

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
    id: toFieldId(prefix, name),
    name,
    errorMessage: answer?.errors[name],
  });
  const choice = (name: Field) => ({...connect(name), defaultValue: values[name] ?? ''});
  return {
    summary: {errors, title: answer?.problem ? problemTitle : undefined},
    choice,
    text: (name: Field) => ({...choice(name), rules: rules?.[name]}),
    /** A checkbox posts `on` or nothing. */
    checkbox: (name: Field) => ({
      ...connect(name),
      value: 'on',
      defaultChecked: values[name] === 'on',
    }),
  };
}

const toFieldId = (prefix: string, name: string) => `${prefix}-${name}`;

function errorSummaryItems<Field extends string>(
  prefix: string,
  answer: FormAnswer<Field> | undefined,
  names: readonly Field[],
): FormErrorItem[] {
  if (!answer) return [];
  const fieldItems = names.flatMap((name) => {
    const message = answer.errors[name];
    return message === undefined ? [] : [{fieldId: toFieldId(prefix, name), message}];
  });
  return answer.problem === null ? fieldItems : [{message: answer.problem}, ...fieldItems];
}
