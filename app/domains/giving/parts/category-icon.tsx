import Atom from 'lucide-react/icons/atom';
import Backpack from 'lucide-react/icons/backpack';
import Brain from 'lucide-react/icons/brain';
import Briefcase from 'lucide-react/icons/briefcase';
import Building from 'lucide-react/icons/building-2';
import ChartPie from 'lucide-react/icons/chart-pie';
import Church from 'lucide-react/icons/church';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Leaf from 'lucide-react/icons/leaf';
import Microscope from 'lucide-react/icons/microscope';
import Palette from 'lucide-react/icons/palette';
import PawPrint from 'lucide-react/icons/paw-print';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Ribbon from 'lucide-react/icons/ribbon';
import Scale from 'lucide-react/icons/scale';
import Siren from 'lucide-react/icons/siren';
import Sparkles from 'lucide-react/icons/sparkles';
import Trophy from 'lucide-react/icons/trophy';
import Utensils from 'lucide-react/icons/utensils';
import Vote from 'lucide-react/icons/vote';
import type {LucideIcon} from 'lucide-react';

/** In the order of `CATEGORIES`. They come with the chooser, not with the icons of every document. */
const ICONS: readonly LucideIcon[] = [
  Palette,
  GraduationCap,
  Leaf,
  PawPrint,
  HeartPulse,
  Brain,
  Ribbon,
  Microscope,
  Scale,
  Briefcase,
  Utensils,
  House,
  Siren,
  Trophy,
  Backpack,
  HandHeart,
  Globe,
  Vote,
  Building,
  PiggyBank,
  Atom,
  ChartPie,
  Landmark,
  Church,
  Handshake,
  Sparkles,
];

/** `null`, as for a portfolio, shows a heart. Hidden from assistive technology. */
export function CategoryIcon({categoryId}: {categoryId: number | null}) {
  const Drawing = ICONS[categoryId ?? -1] ?? Heart;
  return <Drawing aria-hidden className="size-5" data-category={categoryId ?? ''} />;
}
