import type {Line} from '../pack/pack';

/** The look of a product line's packs. */
export interface LineStyle {
  name: string;
  promise: string;
  /** Color of the unprinted pack. */
  paper: string;
  /** Color of the pack in shade. */
  paperShade: string;
  ink: string;
  /** Seals, hills, headers. */
  brand: string;
  /** A lighter `brand`, for the background. */
  brandSoft: string;
  /** Text on `brand`. */
  onBrand: string;
}

export const LINE_STYLES: Record<Line, LineStyle> = {
  balance: {
    name: 'BALANCE',
    promise: 'Complete everyday nutrition',
    paper: '#f8f0e2',
    paperShade: '#d8c8ac',
    ink: '#1f3154',
    brand: '#2c5aa6',
    brandSoft: '#7fa3d6',
    onBrand: '#ffffff',
  },
  clinical: {
    name: 'CLINICAL',
    promise: 'Vet-supervised nutrition',
    paper: '#fbfbfa',
    paperShade: '#cfd5dd',
    ink: '#16305c',
    brand: '#17305b',
    brandSoft: '#b9c8de',
    onBrand: '#ffffff',
  },
  treats: {
    name: 'TREATS',
    promise: 'Baked in small batches',
    paper: '#efc577',
    paperShade: '#c08f3f',
    ink: '#4b2a12',
    brand: '#6f3b19',
    brandSoft: '#a8692f',
    onBrand: '#fff1d6',
  },
};
