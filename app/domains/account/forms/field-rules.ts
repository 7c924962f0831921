import type {Rule} from '~/ui/form-rules';

/** A checkbox is posted as `on`, or not at all. */
export const checked: Rule = (value) =>
  value === '' || value === 'on' || 'Please check the box, or not.';
