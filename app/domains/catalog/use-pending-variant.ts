import {useNavigation} from '@remix-run/react';
import type {OptionMatrix, OptionVariant} from './page/option-choices';

/** The chosen variant while its page is loading (PDP-09). */
export function usePendingVariant({variants}: OptionMatrix): OptionVariant | undefined {
  const {location} = useNavigation();
  return location && variants.find(({path}) => path === location.pathname + location.search);
}
