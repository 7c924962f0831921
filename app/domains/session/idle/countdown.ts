const ANNOUNCED_AT = [10, 30, 60];

/** Whole seconds from `now` until `endsAt`, both in ms; never below 0. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/**
 * The latest moment of `ANNOUNCED_AT` that was reached, as a throttled tab may skip seconds; `null` before the first.
 */
export function lastAnnouncedAt(secondsLeft: number): number | null {
  return ANNOUNCED_AT.find((moment) => secondsLeft <= moment) ?? null;
}

export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `1 minute 59 seconds`, `2 minutes`, `0 seconds`. */
export function spokenText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [];
  if (minutes > 0) parts.push(count(minutes, 'minute'));
  if (rest > 0 || minutes === 0) parts.push(count(rest, 'second'));
  return parts.join(' ');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
