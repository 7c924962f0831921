import {addDays} from './parts/day';
import type {ForecastDelivery} from './forecast';

/** Octets per line, without the line break (RFC 5545, 3.1). */
const MAX_LINE = 75;

/** An iCalendar file (RFC 5545) with one all-day event per delivery. `madeAt` is ISO 8601. */
export function calendarFile(
  deliveries: readonly ForecastDelivery[],
  {host, pageUrl, madeAt}: {host: string; pageUrl: string; madeAt: string},
): string {
  const stamp = `${madeAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Autoship//EN`,
    'CALSCALE:GREGORIAN',
    ...deliveries.flatMap(({day, addressId, items}) => [
      'BEGIN:VEVENT',
      `UID:${day}-${addressId ?? 'delivery'}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escapeText(`Autoship ships: ${items.map(({title}) => title).join(', ')}`)}`,
      `DESCRIPTION:${escapeText(items.map(toLine).join('\n'))}`,
      `URL:${pageUrl}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const compact = (day: string) => day.replaceAll('-', '');

function toLine({title, details, quantity}: ForecastDelivery['items'][number]): string {
  return [`${quantity} × ${title}`, details].filter(Boolean).join(', ');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** A continuation line starts with a space. Counts octets, and never splits a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > MAX_LINE) {
      parts.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...parts, current].join('\r\n');
}
