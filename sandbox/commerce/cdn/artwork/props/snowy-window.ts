import {windowPane} from './window';
import {clipped} from '../print/marks';
import {seededRandom} from '../random';
import {circle, fill, place, rect, stroke, type Sheet} from '../svg';

/** A window like `windowPane`, with falling snow and snow-covered hills. */
export function snowyWindow(sheet: Sheet, width: number, height: number): string {
  const view = `M0 0H${width}V${height}H0Z`;
  const random = seededRandom(width + height);
  const flakes = Array.from({length: 70}, () =>
    circle(random() * width, random() * height, 2.5 + random() * 5, '#fff', 'opacity=".95"'),
  );
  const fir = (x: number, y: number, scale: number) =>
    place(
      fill('M0-150L46-76H20L62-10H-62L-20-76H-46Z', '#8fa39a') +
        fill(
          'M0-150L24-112L4-120L-22-112ZM-20-76L-46-76L-30-102L0-86L32-100L46-76H20L8-66Z',
          '#fff',
        ) +
        stroke('M0-10V12', '#6d5a45', 12),
      x,
      y,
      scale,
    );
  return [
    windowPane(sheet, width, height),
    clipped(
      sheet,
      view,
      fill(
        view,
        sheet.linear(
          [
            [0, '#cfdde6'],
            [0.55, '#eaf0f0'],
            [1, '#fdf3e2'],
          ],
          [0, 0, 0, 1],
        ),
      ),
      fill(
        `M0 ${height * 0.6}C${width * 0.3} ${height * 0.44} ${width * 0.6} ${height * 0.68} ${width} ${height * 0.52}V${height}H0Z`,
        '#e4ebec',
      ),
      fir(width * 0.16, height * 0.66, 0.7),
      fir(width * 0.26, height * 0.7, 0.95),
      fir(width * 0.86, height * 0.68, 0.85),
      fill(
        `M0 ${height * 0.78}C${width * 0.35} ${height * 0.62} ${width * 0.7} ${height * 0.86} ${width} ${height * 0.7}V${height}H0Z`,
        '#fbfaf6',
      ),
      ...flakes,
      fill(`M0 0H${width * 0.46}L${width * 0.12} ${height}H0Z`, '#fff', 'opacity=".18"'),
    ),
    rect(width / 2 - 9, 0, 18, height, '#fffaf0') + rect(0, height * 0.46, width, 16, '#fffaf0'),
    rect(width / 2 + 7, 0, 3, height, '#8a6a3f', 0, 'opacity=".2"') +
      rect(0, height * 0.46 + 15, width, 3, '#8a6a3f', 0, 'opacity=".2"'),
  ].join('');
}
