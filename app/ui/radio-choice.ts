import {createContext, useContext} from 'react';

interface RadioGroupState {
  name: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

export const RadioGroupContext = createContext<RadioGroupState>({name: ''});

export function useRadioChoice(value: string) {
  const {name, value: chosen, defaultValue, onChange} = useContext(RadioGroupContext);
  const choice =
    chosen === undefined ? {defaultChecked: value === defaultValue} : {checked: value === chosen};
  return {type: 'radio', name, value, onChange: () => onChange?.(value), ...choice};
}
