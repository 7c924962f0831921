import {Checkbox} from '../checkbox';
import {Disclosure} from '../disclosure';
import {PlainCheckbox} from '../plain-checkbox';
import {Radio, RadioTile} from '../radio';
import {RadioCard} from '../radio-card';
import {RadioGroup} from '../radio-group';
import {GallerySection, Specimen} from './specimen';

export function Choices() {
  return (
    <GallerySection
      title="Choices"
      intro="Marks follow the native controls, with or without JavaScript."
    >
      <Specimen name="Checkbox" isWide>
        <div className="grid gap-3 sm:grid-cols-2">
          <Checkbox name="a">Not chosen</Checkbox>
          <Checkbox name="b" defaultChecked>
            Chosen
          </Checkbox>
          <Checkbox disabled>Disabled</Checkbox>
          <Checkbox disabled defaultChecked>
            Disabled and chosen
          </Checkbox>
          <Checkbox description="We write twice a month at most.">Send me news</Checkbox>
          <Checkbox errorMessage="Check this box to continue.">I have read the terms</Checkbox>
        </div>
      </Specimen>
      <Specimen name="Plain checkbox">
        <PlainCheckbox name="c" aside={12}>
          Not chosen
        </PlainCheckbox>
        <PlainCheckbox name="d" defaultChecked aside={3}>
          Chosen
        </PlainCheckbox>
        <PlainCheckbox name="e" disabled aside={0}>
          Disabled
        </PlainCheckbox>
      </Specimen>
      <Specimen name="Radio, list" isWide>
        <div className="grid gap-5 sm:grid-cols-3">
          <RadioGroup label="Deliver to" name="to" defaultValue="home">
            <Radio value="home">Home</Radio>
            <Radio value="work" note="Weekdays only">
              Work
            </Radio>
            <Radio value="none" isDisabled>
              Not available
            </Radio>
          </RadioGroup>
          <RadioGroup label="With an error" errorMessage="Choose one.">
            <Radio value="yes">Yes</Radio>
            <Radio value="no">No</Radio>
          </RadioGroup>
          <RadioGroup label="Disabled" isDisabled defaultValue="a">
            <Radio value="a">This one</Radio>
            <Radio value="b">That one</Radio>
          </RadioGroup>
        </div>
      </Specimen>
      <Specimen name="Radio, cards" isWide>
        <RadioGroup label="How to buy" look="cards" defaultValue="once" className="max-w-form">
          <RadioCard value="once" note="Delivered once" aside="$62.99">
            One time
          </RadioCard>
          <RadioCard value="often" note="Every 4 weeks. Skip or cancel anytime." aside="$59.84">
            Autoship, save 5%
          </RadioCard>
          <RadioCard value="never" note="Not in your area" isDisabled>
            By drone
          </RadioCard>
        </RadioGroup>
      </Specimen>
      <Specimen name="Radio, tiles" isWide>
        <RadioGroup label="Size" look="tiles" defaultValue="15">
          <RadioTile value="4" note="$14.99">
            4 lb
          </RadioTile>
          <RadioTile value="15" note="$38.49">
            15 lb
          </RadioTile>
          <RadioTile value="30" note="Out of stock" isUnavailable>
            30 lb
          </RadioTile>
          <RadioTile value="45" isDisabled>
            45 lb
          </RadioTile>
        </RadioGroup>
      </Specimen>
      <Specimen name="Disclosure" isWide>
        <div>
          <Disclosure summary="Ingredients" name="gallery" open>
            Opens on its own, one at a time.
          </Disclosure>
          <Disclosure summary="Storage" name="gallery">
            Cool and dry.
          </Disclosure>
        </div>
        <Disclosure summary="As a card" look="card">
          With a frame around it.
        </Disclosure>
      </Specimen>
    </GallerySection>
  );
}
