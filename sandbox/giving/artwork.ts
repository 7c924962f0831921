import type {Context, Hono} from 'hono';

/** A muted, warm color for each of the 26 categories. */
const hueOf = (seed: number): number => (seed * 47) % 360;

/** Logos, category icons and portfolio banners, drawn as SVG from their names. */
export function mountArtwork(app: Hono): void {
  app.get('/giving/assets/categories/:file{[0-9]{1,2}\\.svg}', (c) => {
    const id = Number.parseInt(c.req.param('file'), 10);
    return id < 26 ? svg(c, heart(hueOf(id), 4 + (id % 5))) : c.notFound();
  });
  app.get('/giving/assets/logos/:file{[0-9-]{10}\\.svg}', (c) => {
    const seed = Number(c.req.param('file').replace(/\D/g, ''));
    return svg(c, heart(hueOf(seed % 360), 3 + (seed % 6)));
  });
  app.get('/giving/assets/portfolios/:file{[a-z-]{1,40}\\.svg}', (c) =>
    svg(c, banner(hueOf(c.req.param('file').length))),
  );
}

function svg(c: Context, drawing: string): Response {
  return c.body(drawing, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
  });
}

/** A rosette of petals around a heart. */
function heart(hue: number, petals: number): string {
  const leaves = Array.from({length: petals}, (_, index) => {
    const turn = (360 / petals) * index;
    return `<ellipse cx="48" cy="22" rx="11" ry="17" fill="hsl(${hue} 45% ${62 + (index % 3) * 6}%)" transform="rotate(${turn} 48 48)"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="hsl(${hue} 40% 94%)"/>${leaves}<path d="M48 63C35 54 31 48 31 41C31 34 42 31 48 40C54 31 65 34 65 41C65 48 61 54 48 63Z" fill="hsl(${hue} 55% 38%)"/></svg>`;
}

function banner(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><rect width="640" height="240" fill="hsl(${hue} 45% 88%)"/><circle cx="520" cy="70" r="44" fill="hsl(42 80% 78%)"/><path d="M0 190Q120 110 260 170T520 150T640 170V240H0Z" fill="hsl(${hue} 38% 62%)"/><path d="M0 215Q160 160 330 205T640 200V240H0Z" fill="hsl(${hue} 42% 44%)"/></svg>`;
}
