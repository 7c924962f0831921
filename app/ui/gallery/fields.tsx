import {lengthBetween, matches, required} from '../form-rules';
import {Icon} from '../icon';
import {QuantityField} from '../quantity-field';
import {SelectField} from '../select-field';
import {TextArea} from '../text-area';
import {TextField} from '../text-field';
import {GallerySection, Specimen} from './specimen';

const POSTCODE_RULES = [
  required('Enter a zip code.'),
  matches(/^[0-9]{5}$/, 'A zip code has five digits.'),
];
const NAME_RULES = [lengthBetween(1, 40, 'A name has 1 to 40 letters.')];

export function Fields() {
  return (
    <GallerySection
      title="Fields"
      intro="One raised box with its label above and at most one error below."
    >
      <Specimen name="Text field" isWide>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField label="First name" name="first" autoComplete="given-name" rules={NAME_RULES} />
          <TextField
            label="Zip code"
            name="zip"
            inputMode="numeric"
            rules={POSTCODE_RULES}
            description="For delivery. Enter a wrong one and leave the field to see the error."
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            defaultValue="june@example"
            errorMessage="Enter an email address like name@example.com."
          />
          <TextField label="Account number" defaultValue="10 44 21" disabled />
          <TextField label="Reference" defaultValue="Read only" readOnly />
          <TextField
            label="Search"
            isLabelHidden
            type="search"
            look="filled"
            placeholder="Search by name or number"
            leading={<Icon name="search" className="text-primary" />}
          />
        </div>
      </Specimen>
      <Specimen name="Text area" isWide>
        <div className="grid gap-5 md:grid-cols-2">
          <TextArea label="Message" name="message" description="At least 10 characters." />
          <TextArea label="Message" defaultValue="Hi" errorMessage="Tell us a little more." />
        </div>
      </Specimen>
      <Specimen name="Select" isWide>
        <div className="grid gap-5 md:grid-cols-3">
          <SelectField label="How often" name="often" defaultValue="4">
            {[2, 3, 4, 5, 6, 8, 10, 12].map((weeks) => (
              <option key={weeks} value={weeks}>
                Every {weeks} weeks
              </option>
            ))}
          </SelectField>
          <SelectField label="State" errorMessage="Choose a state.">
            <option>Choose</option>
            <option>Colorado</option>
          </SelectField>
          <SelectField label="Not now" disabled>
            <option>Standard</option>
          </SelectField>
        </div>
      </Specimen>
      <Specimen name="Quantity">
        <QuantityField label="Quantity" name="quantity" min={1} max={10} defaultValue={3} />
        <QuantityField label="Quantity at the minimum" min={1} max={10} size="m" />
        <QuantityField label="Quantity at the maximum" min={1} max={5} defaultValue={5} size="s" />
        <QuantityField label="Quantity, disabled" min={1} max={10} isDisabled />
      </Specimen>
    </GallerySection>
  );
}
