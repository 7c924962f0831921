import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import PackageX from 'lucide-react/icons/package-x';
import PawPrint from 'lucide-react/icons/paw-print';
import Pause from 'lucide-react/icons/pause';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Printer from 'lucide-react/icons/printer';
import Repeat from 'lucide-react/icons/repeat';
import Search from 'lucide-react/icons/search';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Store from 'lucide-react/icons/store';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import Undo from 'lucide-react/icons/undo-2';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import type {LucideIcon} from 'lucide-react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {optimize} from 'svgo';
import {formatted} from './formatted';

/** The icons of every document. Those that only one part shows can come with that part. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  clock: Clock,
  gift: Gift,
  heart: Heart,
  house: House,
  info: Info,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  package: Package,
  'package-check': PackageCheck,
  'package-x': PackageX,
  'paw-print': PawPrint,
  pause: Pause,
  phone: Phone,
  play: Play,
  printer: Printer,
  repeat: Repeat,
  search: Search,
  'shopping-cart': ShoppingCart,
  'sliders-horizontal': SlidersHorizontal,
  stethoscope: Stethoscope,
  store: Store,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  undo: Undo,
  user: User,
  x: X,
};

/** Digits after the decimal point: a twentieth of a pixel at the usual size of 24 px. */
const PRECISION = 1;

/** A dot as svgo writes it: a line without length, which not every browser draws. */
const DOT = /(?<=m0[ -]\d{1,2})z/g;

/** The content of `ICON_SHAPES_FILE`. */
export async function makeIconShapes(): Promise<string> {
  const shapes = Object.fromEntries(
    Object.entries(ICONS).map(([name, icon]) => [name, shapesOf(icon)]),
  );
  const code = `/* Made by \`npm run icons\`. */
/** SVG shapes by icon, on a grid of 24 by 24. */
export const ICON_SHAPES = ${JSON.stringify(shapes)};`;
  return formatted(code, ICON_SHAPES_FILE);
}

export const ICON_SHAPES_FILE = 'app/ui/icon-shapes.server.ts';

/** Merges an icon's paths into one, which looks the same because icons are only stroked, never filled. */
function shapesOf(icon: LucideIcon): string {
  const {data} = optimize(renderToStaticMarkup(createElement(icon)), {
    multipass: true,
    floatPrecision: PRECISION,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {convertShapeToPath: {convertArcs: true}, mergePaths: {force: true}},
        },
      },
    ],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(DOT, 'h.01');
}
