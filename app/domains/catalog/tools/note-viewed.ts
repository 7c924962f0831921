import {withHandle} from '../handle-lists';
import {readKept, writeKept} from '../kept-handles';

/** Remembers in this browser that a product's page was shown. */
export function noteViewed(handle: string): void {
  writeKept('recent', withHandle(readKept('recent'), handle, 'recent'));
}
