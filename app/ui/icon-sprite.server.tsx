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
import {renderToStaticMarkup} from 'react-dom/server';

const ICONS = {
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
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

/** The shapes of all icons. Each document has them once, and its icons refer to them. */
export const iconSprite = Object.entries<LucideIcon>(ICONS)
  .map(([name, Drawing]) => {
    const shapes = renderToStaticMarkup(<Drawing />)
      .replace(/^<svg[^>]*>|<\/svg>$/g, '')
      .replace(/><\/\w+>/g, '/>');
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  })
  .join('');
