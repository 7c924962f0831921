/**
 * One gradient stop: offset 0..1, color, opacity 0..1.
 *
 * @default opacity 1
 */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Rounds to two decimals, which keeps documents small and makes equal values render equally. */
export const round2 = (value: number): number => Math.round(value * 100) / 100;

/**
 * Builds one SVG document. Paints, clips and filters are declared where they are used. Equal declarations are shared,
 * so a document can contain many copies of a drawing.
 */
export class Sheet {
  /** Definitions by their markup without the id, so equal ones share one. */
  readonly #definitions = new Map<string, {id: string; markup: string}>();

  /** A linear gradient. Coordinates are fractions of the painted shape's bounding box. Returns a paint. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: Line = [0, 0, 1, 0]): string {
    return this.#declare(
      (id) =>
        `<linearGradient id="${id}" x1="${round2(x1)}" y1="${round2(y1)}" x2="${round2(x2)}" y2="${round2(y2)}">${stopList(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient. Coordinates are fractions of the painted shape's bounding box. Returns a paint. */
  radial(
    stops: readonly Stop[],
    [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
  ): string {
    return this.#declare(
      (id) =>
        `<radialGradient id="${id}" cx="${round2(cx)}" cy="${round2(cy)}" r="${round2(r)}">${stopList(stops)}</radialGradient>`,
    );
  }

  /** Declares a clip path. Returns the value for `clip-path`. */
  clip(d: string): string {
    return this.#declare((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** Declares a blur with a radius in the drawing's units. Returns the value for `filter`. */
  blur(radius: number): string {
    return this.#declare(
      (id) =>
        `<filter id="${id}" x="-35%" y="-35%" width="170%" height="170%"><feGaussianBlur stdDeviation="${round2(radius)}"/></filter>`,
    );
  }

  /** Declares a drawing under an id that the document may also contain. Returns a reference that draws it. */
  shape(id: string, draw: () => string): string {
    if (!this.#definitions.has(id)) {
      this.#definitions.set(id, {id, markup: `<g id="${id}">${draw()}</g>`});
    }
    return `<use href="#${id}"/>`;
  }

  /** The complete document. `width` x `height` is its size in pixels and its coordinate system. */
  toSvg(body: string, width: number, height: number): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${[...this.#definitions.values()].map(({markup}) => markup).join('')}</defs>${body}</svg>`;
  }

  #declare(definition: (id: string) => string): string {
    const key = definition('');
    const known = this.#definitions.get(key);
    if (known) return `url(#${known.id})`;
    const id = `d${this.#definitions.size}`;
    this.#definitions.set(key, {id, markup: definition(id)});
    return `url(#${id})`;
  }
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${round2(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A filled path. `extra` holds additional attributes. */
export const fill = (d: string, paint: string, extra = ''): string =>
  `<path d="${d}" fill="${paint}"${extra && ` ${extra}`}/>`;

/** A stroked path with round ends. `extra` holds additional attributes. */
export const stroke = (d: string, paint: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${round2(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  extra = '',
): string =>
  `<ellipse cx="${round2(cx)}" cy="${round2(cy)}" rx="${round2(rx)}" ry="${round2(ry)}" fill="${paint}"${extra && ` ${extra}`}/>`;

export const circle = (cx: number, cy: number, r: number, paint: string, extra = ''): string =>
  ellipse(cx, cy, r, r, paint, extra);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  radius = 0,
  extra = '',
): string =>
  `<rect x="${round2(x)}" y="${round2(y)}" width="${round2(width)}" height="${round2(height)}"${radius ? ` rx="${round2(radius)}"` : ''} fill="${paint}"${extra && ` ${extra}`}/>`;

/** Moves a drawing to a point, then rotates it (degrees) and scales it around that point. */
export const place = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${round2(x)} ${round2(y)})${turn ? ` rotate(${round2(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 10000) / 10000})`}">${body}</g>`;

/** A group with attributes, such as a clip or an opacity. */
export const group = (attributes: string, ...body: string[]): string =>
  `<g ${attributes}>${body.join('')}</g>`;
