import {circle, fill, place, stroke, type Sheet} from '../svg';
import {litPaint} from './lit';

/** A sprig of greens. The stem starts at 0,0 and grows upward. */
export function sprig(sheet: Sheet, color = '#6f8a45'): string {
  const leaf = litPaint(sheet, color);
  const pair = (y: number, size: number) =>
    fill(
      `M0 ${y}C${-size} ${y - 4} ${-size * 1.5} ${y - size} ${-size * 1.3} ${y - size * 1.3}C${-size * 0.5} ${y - size * 1.2} 0 ${y - size * 0.6} 0 ${y}Z`,
      leaf,
    ) +
    fill(
      `M0 ${y - 6}C${size} ${y - 10} ${size * 1.5} ${y - size - 6} ${size * 1.3} ${y - size * 1.3 - 6}C${size * 0.5} ${y - size * 1.2 - 6} 0 ${y - size * 0.6 - 6} 0 ${y - 6}Z`,
      leaf,
    );
  return (
    stroke('M0 0C-2-26 2-50 0-74', '#587035', 4) +
    pair(-10, 22) +
    pair(-34, 19) +
    pair(-56, 15) +
    fill('M0-66C-9-78-7-92 0-100C7-92 9-78 0-66Z', leaf)
  );
}

/** An ear of grain that starts at 0,0 and grows upward. */
export function grainEar(sheet: Sheet, color = '#d9a94e'): string {
  const grain = litPaint(sheet, color);
  const rows = Array.from({length: 6}, (_, row) => {
    const y = -34 - row * 13;
    return (
      fill(
        `M0 ${y}C-14 ${y - 2} -16 ${y - 14} -11 ${y - 20}C-3 ${y - 16} 0 ${y - 8} 0 ${y}Z`,
        grain,
      ) +
      fill(`M0 ${y}C14 ${y - 2} 16 ${y - 14} 11 ${y - 20}C3 ${y - 16} 0 ${y - 8} 0 ${y}Z`, grain)
    );
  });
  return [
    stroke('M0 0V-106', '#b98a35', 3.5),
    stroke('M-10-70L-20-104M10-70L20-104M-8-92L-13-122M8-92L13-122M0-104V-128', '#dcb664', 2),
    ...rows,
    fill('M0-104C-6-112-5-120 0-126C5-120 6-112 0-104Z', grain),
  ].join('');
}

export function peas(sheet: Sheet): string {
  const pod = litPaint(sheet, '#6c9440');
  const pea = litPaint(sheet, '#a5c765');
  return (
    fill('M-76 8C-46-34 46-34 76 8C46 38-46 38-76 8Z', pod) +
    fill('M-66 6C-40-22 40-22 66 6C40 26-40 26-66 6Z', '#55782f') +
    [-42, -14, 14, 42]
      .map(
        (x, i) =>
          circle(x, 4 - (i % 2) * 2, 15, pea) +
          circle(x - 5, -2 - (i % 2) * 2, 4, '#e6f1c4', 'opacity=".8"'),
      )
      .join('') +
    stroke('M76 8C86 4 90-4 92-14', '#587035', 5)
  );
}

export function carrot(sheet: Sheet): string {
  return (
    place(sprig(sheet, '#7c9a4a'), -4, -52, 0.62, -14) +
    place(sprig(sheet, '#6f8a45'), 6, -52, 0.62, 16) +
    fill(
      'M-30-46C-20-62 24-62 32-46C34-14 16 60 2 88C-12 62-34-12-30-46Z',
      litPaint(sheet, '#ee8a3a'),
    ) +
    stroke(
      'M-26-26C-16-22-10-22-4-24M30-14C20-10 16-10 10-12M-16 10C-8 14-4 14 2 12M14 30C8 34 6 34 2 34',
      '#c9661f',
      3,
      'opacity=".7"',
    ) +
    stroke('M-18-44C-20-24-14 6-8 30', '#ffc48a', 6, 'opacity=".6"')
  );
}

export function berries(sheet: Sheet, color = '#b5303a'): string {
  const berry = litPaint(sheet, color);
  return (
    fill('M6-8C30-40 62-34 74-24C62 0 30 8 6-8Z', litPaint(sheet, '#6f8a45')) +
    [
      [-22, 2],
      [8, 12],
      [-8, -20],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 18, berry) + circle(x - 6, y - 7, 4.5, '#fff', 'opacity=".7"'),
      )
      .join('')
  );
}
