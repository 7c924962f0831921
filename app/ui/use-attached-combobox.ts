import {useEffect, useState} from 'react';

interface ComboboxParts {
  input: HTMLInputElement;
  listId: string;
  optionId: (index: number) => string;
  /** Number of options for the typed text. */
  count: number;
  /** Gets each new text of the field; "" when nothing is to be suggested any more. */
  onType(text: string): void;
}

interface Combobox {
  isOpen: boolean;
  /** Index of the active option; -1 if none is active. */
  active: number;
  close(text: string): void;
}

const NONE = -1;

const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Turns an existing input element into a combobox that follows the ARIA Authoring Practices: focus and typed text stay
 * in the field, and the form works without it. Options are links.
 */
export function useAttachedCombobox({
  input,
  listId,
  optionId,
  count,
  onType,
}: ComboboxParts): Combobox {
  const [isRequested, setIsRequested] = useState(false);
  const [active, setActive] = useState(NONE);
  const isOpen = isRequested && count > 0;
  /* The new options can be fewer than the previous ones. */
  const activeIndex = isOpen && active < count ? active : NONE;

  function handleInput() {
    onType(input.value);
    setIsRequested(true);
    setActive(NONE);
  }

  function hide() {
    setIsRequested(false);
    setActive(NONE);
  }

  function clearAndHide() {
    onType('');
    hide();
  }

  /** Moves through all options and the field itself, wrapping around at both ends. */
  function moveActive(step: 1 | -1) {
    setIsRequested(true);
    setActive(((activeIndex + 1 + step + count + 1) % (count + 1)) - 1);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const {key, isComposing} = event;
    if (isComposing) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      moveActive(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && activeIndex !== NONE) {
      event.preventDefault();
      document.getElementById(optionId(activeIndex))?.click();
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      hide();
    } else if (key === 'Escape') {
      input.value = '';
      clearAndHide();
    } else if (CARET_KEYS.includes(key)) {
      setActive(NONE);
    }
  }

  /* Runs after every render, so the listeners see the current state. */
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    input.addEventListener('input', handleInput, {signal});
    input.addEventListener('keydown', handleKeyDown, {signal});
    input.addEventListener('click', () => setIsRequested(true), {signal});
    input.addEventListener('blur', hide, {signal});
    input.form?.addEventListener('submit', clearAndHide, {signal});
    return () => controller.abort();
  });

  /* The visitor may have typed before this script loaded. */
  useEffect(() => {
    if (input.value === input.defaultValue) return;
    onType(input.value);
    setIsRequested(true);
  }, [input, onType]);

  useEffect(() => {
    const activeId = activeIndex === NONE ? null : optionId(activeIndex);
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
    isOpen,
    active: activeIndex,
    close(text) {
      input.value = text;
      clearAndHide();
    },
  };
}
