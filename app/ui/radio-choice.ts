import {createContext, useContext} from 'react';

interface RadioGroupState {
  name: string;
  /** Makes the group controlled. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** State of a `RadioGroup` for its radios. */
export const RadioGroupContext = createContext<RadioGroupState>({name: ''});

/** Attributes of the native radio for this value. */
export function useRadioChoice(value: string) {
  const {name, value: chosen, defaultValue, onChange} = useContext(RadioGroupContext);
  const choice =
    chosen === undefined ? {defaultChecked: value === defaultValue} : {checked: value === chosen};
  return {type: 'radio', name, value, onChange: () => onChange?.(value), ...choice};
}
