import {rect} from '../svg';
import {seededRandom} from '../random';
import {text} from '../type/figtree';

/** A barcode of `width` x `height` with its upper left corner at 0,0. `seed` determines bars and digits. */
export function barcode(seed: string, width: number, height: number): string {
  const random = seededRandom(
    [...seed].reduce((sum, char) => Math.imul(sum, 31) + char.charCodeAt(0), 7),
  );
  let bars = '';
  for (let x = 16; x < width - 20;) {
    const bar = 2 + Math.floor(random() * 3) * 2;
    bars += rect(x, 12, bar, height - 44, '#1d1d1f');
    x += bar + 3 + Math.floor(random() * 3) * 2;
  }
  const digits = Array.from({length: 12}, () => Math.floor(random() * 10)).join('');
  return (
    rect(0, 0, width, height, '#fff', 8) +
    bars +
    text(digits, width / 2, height - 11, {
      size: 20,
      weight: 500,
      fill: '#1d1d1f',
      spacing: 4,
      maxWidth: width - 30,
    })
  );
}
