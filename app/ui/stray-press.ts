import {useEffect, type MouseEvent} from 'react';

/** The longest pause between the presses of a double click, in ms. */
const GRACE_MS = 400;
/** The farthest that a finger lands from its first press. */
const REACH_PX = 30;

let lastPress = {x: 0, y: 0};
let leftAt = -Infinity;

/**
 * A handler for the presses of a link, or of the buttons of a form or row. It cancels the second press of a double
 * click if the first one has removed its link, form or row, because another one has taken that place.
 */
export function useStrayPress(): (event: MouseEvent) => void {
  useEffect(
    () => () => {
      leftAt = performance.now();
    },
    [],
  );
  return (event) => {
    const {clientX: x, clientY: y, detail} = event;
    /* The keyboard presses the button that has focus, wherever it is. */
    if (detail === 0) return;
    const isNear = Math.hypot(x - lastPress.x, y - lastPress.y) < REACH_PX;
    if (isNear && performance.now() - leftAt < GRACE_MS) event.preventDefault();
    lastPress = {x, y};
  };
}
