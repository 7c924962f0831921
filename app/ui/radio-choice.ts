import {createContext, useContext} from 'react';

interface RadioGroupState {
  name: string;
  /** The choice of a controlled group. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** What a group gives to its radios. */
export const RadioGroupContext = createContext<RadioGroupState>({name: ''});

/** Attributes of the native radio that stands for this value in its group. */
export function useRadioChoice(value: string) {
  const {name, value: chosen, defaultValue, onChange} = useContext(RadioGroupContext);
  const choice =
    chosen === undefined ? {defaultChecked: value === defaultValue} : {checked: value === chosen};
  return {type: 'radio', name, value, onChange: () => onChange?.(value), ...choice};
}
