import {describe, expect, it} from 'vitest';
import {Checkbox} from '~/ui/checkbox';
import {FieldError} from '~/ui/field-error';
import {QuantityField, type QuantityFieldProps} from '~/ui/quantity-field';
import {Radio, RadioTile} from '~/ui/radio';
import {RadioCard} from '~/ui/radio-card';
import {RadioGroup} from '~/ui/radio-group';
import {SelectField} from '~/ui/select-field';
import {TextArea} from '~/ui/text-area';
import {TextField} from '~/ui/text-field';
import {attribute, renderOnServer, tagsOf} from './render';

/** The joined text of the elements with the given ids, which are separated by spaces. */
function textOfIds(html: string, ids: string | undefined): string {
  return (ids ?? '')
    .split(' ')
    .map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:span|label|div)>`).exec(html)?.[1] ?? '')
    .map((inner) => inner.replace(/<svg.*?<\/svg>/g, ''))
    .join(' ');
}

describe('text field', () => {
  it('UI-27 uses the solo look by default: one raised box without an underline', () => {
    const html = renderOnServer(<TextField label="City" />);
    const box = tagsOf(html, 'div').find((tag) => attribute(tag, 'data-look') !== undefined);
    expect(attribute(box, 'data-look')).toBe('solo');
    expect(attribute(box, 'class')?.split(' ')).toEqual(
      expect.arrayContaining(['bg-surface', 'shadow-solo', 'rounded-m', 'border']),
    );
  });

  it('UI-27 a text area uses the solo look as well', () => {
    expect(renderOnServer(<TextArea label="Message" />)).toContain('data-look="solo"');
  });

  it('has a label and is a plain form field', () => {
    const html = renderOnServer(<TextField label="City" name="city" defaultValue="Aurora" />);
    const [input] = tagsOf(html, 'input');
    expect(attribute(tagsOf(html, 'label')[0], 'for')).toBe(attribute(input, 'id'));
    expect(attribute(input, 'name')).toBe('city');
    expect(attribute(input, 'value')).toBe('Aurora');
  });

  it('UI-03 shows one server error, tied to the control, and keeps the value', () => {
    const html = renderOnServer(
      <TextField
        label="Zip"
        defaultValue="12"
        errorMessage="Five digits."
        description="Where to."
      />,
    );
    const [input] = tagsOf(html, 'input');
    expect(attribute(input, 'aria-invalid')).toBe('true');
    expect(attribute(input, 'value')).toBe('12');
    expect(textOfIds(html, attribute(input, 'aria-describedby'))).toBe('Where to. Five digits.');
    expect(html.match(/Five digits\./g)).toHaveLength(1);
  });

  it('shows no rule errors before the field is used', () => {
    const html = renderOnServer(<TextField label="Zip" rules={[() => 'Five digits.']} />);
    expect(html).not.toContain('Five digits.');
    expect(attribute(tagsOf(html, 'input')[0], 'aria-invalid')).toBeUndefined();
  });
});

describe('select field', () => {
  it('is native, has a label, and is tied to its description and error', () => {
    const html = renderOnServer(
      <SelectField label="State" name="state" description="Of delivery." errorMessage="Choose one.">
        <option>CO</option>
      </SelectField>,
    );
    const [select] = tagsOf(html, 'select');
    expect(attribute(tagsOf(html, 'label')[0], 'for')).toBe(attribute(select, 'id'));
    expect(attribute(select, 'aria-invalid')).toBe('true');
    expect(textOfIds(html, attribute(select, 'aria-describedby'))).toBe('Of delivery. Choose one.');
  });
});

describe('field error', () => {
  it('UI-03 shows one message or nothing', () => {
    expect(renderOnServer(<FieldError>Wrong.</FieldError>)).toContain('Wrong.</span>');
    expect(renderOnServer(<FieldError />)).toBe('');
  });
});

describe('checkbox and radios', () => {
  it('a checkbox is a plain form field', () => {
    const html = renderOnServer(
      <Checkbox name="news" value="yes" defaultChecked>
        News
      </Checkbox>,
    );
    const [input] = tagsOf(html, 'input');
    expect([attribute(input, 'type'), attribute(input, 'name'), attribute(input, 'value')]).toEqual(
      ['checkbox', 'news', 'yes'],
    );
    expect(input).toContain('checked=""');
  });

  it('UI-03 a checkbox is tied to its description and its one error', () => {
    const html = renderOnServer(
      <Checkbox description="Of your pet." errorMessage="Please confirm this.">
        Confirmed
      </Checkbox>,
    );
    const [input] = tagsOf(html, 'input');
    expect(attribute(input, 'aria-invalid')).toBe('true');
    expect(textOfIds(html, attribute(input, 'aria-describedby'))).toBe(
      'Of your pet. Please confirm this.',
    );
  });

  it('UI-03 radios are named by their group, which is tied to its description and its one error', () => {
    const html = renderOnServer(
      <RadioGroup label="Size" description="Of the bag." errorMessage="Choose one." isDisabled>
        <Radio value="a">Small</Radio>
      </RadioGroup>,
    );
    const [group] = tagsOf(html, 'fieldset');
    expect(attribute(group, 'role')).toBe('radiogroup');
    expect(group).toContain(' disabled=""');
    expect(attribute(group, 'aria-invalid')).toBe('true');
    expect(textOfIds(html, attribute(group, 'aria-labelledby'))).toBe('Size');
    expect(textOfIds(html, attribute(group, 'aria-describedby'))).toBe('Of the bag. Choose one.');
  });

  it.each([
    ['Radio', Radio],
    ['RadioCard', RadioCard],
    ['RadioTile', RadioTile],
  ])('%s is a plain form field in its group', (_name, Choice) => {
    const html = renderOnServer(
      <RadioGroup label="Size" name="size" defaultValue="b">
        <Choice value="a">Small</Choice>
        <Choice value="b" note="Most take it">
          Large
        </Choice>
      </RadioGroup>,
    );
    const inputs = tagsOf(html, 'input');
    expect(inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')])).toEqual([
      ['size', 'a'],
      ['size', 'b'],
    ]);
    expect(inputs.map((tag) => tag.includes('checked=""'))).toEqual([false, true]);
    expect(html).toContain('role="radiogroup"');
  });
});

describe('quantity field', () => {
  const parts = (props: Partial<QuantityFieldProps>) => {
    const html = renderOnServer(<QuantityField label="Quantity" min={1} max={10} {...props} />);
    const [decrease, increase] = tagsOf(html, 'button');
    const [input] = tagsOf(html, 'input');
    return {decrease, increase, input};
  };
  const disabledOf = (props: Partial<QuantityFieldProps>) => {
    const {decrease = '', increase = '', input = ''} = parts(props);
    return [decrease, increase, input].map((tag) =>
      / (?:aria-disabled="true"|disabled="")/.test(tag),
    );
  };

  it('is a plain form field for numbers, with named buttons that do not submit', () => {
    const {decrease, increase, input} = parts({name: 'quantity', defaultValue: 3});
    expect([attribute(input, 'name'), attribute(input, 'value')]).toEqual(['quantity', '3']);
    expect(attribute(input, 'inputmode')).toBe('numeric');
    expect(attribute(decrease, 'aria-label')).toBe('Decrease Quantity');
    expect(attribute(increase, 'aria-label')).toBe('Increase Quantity');
    expect([attribute(decrease, 'type'), attribute(increase, 'type')]).toEqual([
      'button',
      'button',
    ]);
  });

  it('starts at the minimum', () => {
    expect(attribute(parts({min: 2}).input, 'value')).toBe('2');
  });

  it.each([
    ['CART-42 disables the decrease button at the minimum', {value: 1}, [true, false, false]],
    ['CART-43 disables the increase button at the maximum', {value: 10}, [false, true, false]],
    ['disables nothing between minimum and maximum', {value: 5}, [false, false, false]],
    [
      'CART-44 disables both buttons and the input when disabled',
      {value: 5, isDisabled: true},
      [true, true, true],
    ],
  ])('%s', (_title, props, expected) => {
    expect(disabledOf(props)).toEqual(expected);
  });
});
