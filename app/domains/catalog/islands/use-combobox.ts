import {useEffect, useState} from 'react';
import type {Suggestions} from '../search/search-suggestions';
import {useSuggestions} from './use-suggestions';

interface ComboboxParts {
  input: HTMLInputElement;
  listId: string;
  optionId: (index: number) => string;
}

interface Combobox {
  suggestions: Suggestions | null;
  isOpen: boolean;
  /** Index of the chosen option, terms before products; -1 when none is. */
  active: number;
  /** Ends the choosing and leaves this text in the field. */
  close(text: string): void;
}

const NONE = -1;

/** Keys that move within the text: the choice is left then. */
const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Makes a field that is there already the combobox of a list: its keys, its events and its ARIA attributes. */
export function useCombobox({input, listId, optionId}: ComboboxParts): Combobox {
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(NONE);
  const suggestions = useSuggestions(typed);
  const count = suggestions ? suggestions.terms.length + suggestions.products.length : 0;
  const isOpen = isWanted && count > 0;
  /* Fewer suggestions than before may have come. */
  const chosen = isOpen && active < count ? active : NONE;

  function type() {
    setTyped(input.value);
    setIsWanted(true);
    setActive(NONE);
  }

  function hide() {
    setIsWanted(false);
    setActive(NONE);
  }

  /** Nothing is typed any more that could be suggested for. */
  function forget() {
    setTyped('');
    hide();
  }

  /** Through all options and the field itself, round and round. */
  function move(step: 1 | -1) {
    setIsWanted(true);
    setActive(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
  }

  function press(event: KeyboardEvent) {
    const {key, isComposing} = event;
    if (isComposing) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && chosen !== NONE) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      hide();
    } else if (key === 'Escape') {
      input.value = '';
      forget();
    } else if (CARET_KEYS.includes(key)) {
      setActive(NONE);
    }
  }

  /* After every render, so that the listeners know what is shown. */
  useEffect(() => {
    const stop = new AbortController();
    const {signal} = stop;
    input.addEventListener('input', type, {signal});
    input.addEventListener('keydown', press, {signal});
    input.addEventListener('click', () => setIsWanted(true), {signal});
    input.addEventListener('blur', hide, {signal});
    input.form?.addEventListener('submit', forget, {signal});
    return () => stop.abort();
  });

  /* The field may have been typed in before it was listened to. */
  useEffect(() => {
    if (input.value === input.defaultValue) return;
    setTyped(input.value);
    setIsWanted(true);
  }, [input]);

  useEffect(() => {
    const activeId = chosen === NONE ? null : optionId(chosen);
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  });

  return {
    suggestions,
    isOpen,
    active: chosen,
    close(text) {
      input.value = text;
      forget();
    },
  };
}
