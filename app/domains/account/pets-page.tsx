import {useNavigation} from '@remix-run/react';
import {useEffect, useMemo, type ReactNode} from 'react';
import type {AccountPageText} from '~/domains/content/site-content';
import {MAX_PETS, type Pet} from '~/domains/pets/pet';
import {PetCard} from '~/domains/pets/pet-card';
import type {PetAnswer} from '~/domains/pets/pet-fields';
import {PetFormFields} from '~/domains/pets/pet-form';
import {ACCOUNT_PETS_PATH} from '~/domains/pets/pet-paths';
import {NO_PET_ROOM} from '~/domains/pets/pet-text';
import {forgetCustomerPets} from '~/domains/pets/use-pets';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {Card} from '~/ui/card';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextLink} from '~/ui/text-link';
import {AccountPage} from './account-page';
import {DoneMessage} from './done-message';
import {EmptyNote} from './empty-note';
import {NEW_PET_PATH, petPath, type PetChange, type PetsView} from './pets-view';
import {UnavailableNote} from '~/ui/unavailable-note';

const DONE: Record<PetChange, string> = {
  added: 'Pet added.',
  changed: 'Profile saved.',
  deleted: 'Pet deleted.',
};

interface PetsPageProps {
  text: AccountPageText | null;
  /** `null` if they couldn't be read. */
  pets: readonly Pet[] | null;
  view: PetsView;
  today: string;
  answer: PetAnswer | undefined;
}

export function PetsPage({text, pets, view, today, answer}: PetsPageProps) {
  useEffect(forgetCustomerPets, [pets]);
  const chosen = 'id' in view ? pets?.find(({id}) => id === view.id) : undefined;
  const isFull = pets !== null && pets.length >= MAX_PETS;
  if (view.kind === 'new' && (answer || (pets && !isFull))) {
    return (
      <Step heading="Add a pet">
        <PetForm pet={null} answer={answer} />
      </Step>
    );
  }
  if (view.kind === 'edit' && (chosen || (answer && !pets))) {
    return (
      <Step heading={chosen ? `Edit ${chosen.name}` : 'Edit pet'}>
        <PetForm key={view.id} id={view.id} pet={chosen ?? null} answer={answer} />
      </Step>
    );
  }
  if (view.kind === 'delete' && chosen) {
    return (
      <Step heading={`Delete ${chosen.name}?`}>
        <Problem answer={answer} />
        <DeletePet pet={chosen} />
      </Step>
    );
  }
  return (
    <AccountPage
      heading="My Pets"
      text={text}
      aside={
        pets !== null &&
        pets.length > 0 &&
        !isFull && (
          <ButtonLink to={NEW_PET_PATH} size="m">
            Add a pet
          </ButtonLink>
        )
      }
    >
      {view.kind === 'list' && view.done && !answer && <DoneMessage text={DONE[view.done]} />}
      <Problem answer={answer} />
      {isFull && <p className="rounded-m bg-surface-oat px-4 py-3 text-small">{NO_PET_ROOM}</p>}
      {pets === null ? (
        <UnavailableNote>
          We’re having trouble loading your pets. They’re all safe. Try again in a moment.
        </UnavailableNote>
      ) : pets.length === 0 ? (
        <EmptyNote
          headline="Tell us who you feed"
          text="A profile fills in the feeding calculator, and warns you about food that isn’t right for your pet."
        >
          <ButtonLink to={NEW_PET_PATH}>Add a pet</ButtonLink>
        </EmptyNote>
      ) : (
        <ul aria-label="Pets" className="grid gap-4 md:grid-cols-2">
          {pets.map((pet) => (
            <PetCard
              key={pet.id}
              pet={pet}
              today={today}
              actions={
                <>
                  <PetLink kind="edit" pet={pet} />
                  <PetLink kind="delete" pet={pet} />
                </>
              }
            />
          ))}
        </ul>
      )}
    </AccountPage>
  );
}

function PetLink({kind, pet}: {kind: 'edit' | 'delete'; pet: Pet}) {
  const label = kind === 'edit' ? 'Edit' : 'Delete';
  return (
    <TextLink to={petPath(kind, pet)} variant="standalone" aria-label={`${label} ${pet.name}`}>
      {label}
    </TextLink>
  );
}

interface PetFormProps {
  id?: string;
  pet: Pet | null;
  answer: PetAnswer | undefined;
}

function PetForm({id, pet, answer}: PetFormProps) {
  const {state} = useNavigation();
  return (
    <CustomerForm preventScrollReset noValidate className="flex max-w-prose flex-col gap-5">
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <PetFormFields pet={pet} answer={answer} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={state === 'submitting'} pendingLabel="Saving the profile">
          Save profile
        </Button>
        <ButtonLink to={ACCOUNT_PETS_PATH} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </CustomerForm>
  );
}

/** Asks for confirmation on a page, so it works without JavaScript. */
function DeletePet({pet}: {pet: Pet}) {
  const {state} = useNavigation();
  return (
    <Card className="flex max-w-form flex-col gap-5">
      <p>{pet.name}’s profile will be deleted. Your orders stay as they are.</p>
      <CustomerForm className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={pet.id} />
        <Button type="submit" variant="danger" size="m" isPending={state === 'submitting'}>
          Delete profile
        </Button>
        <ButtonLink to={ACCOUNT_PETS_PATH} variant="secondary" size="m">
          Keep it
        </ButtonLink>
      </CustomerForm>
    </Card>
  );
}

function Step({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <AccountPage heading={heading}>
      <TextLink to={ACCOUNT_PETS_PATH} variant="standalone" className="order-first self-start">
        My pets
      </TextLink>
      {children}
    </AccountPage>
  );
}

function Problem({answer}: {answer: PetAnswer | undefined}) {
  const errors = useMemo(() => (answer?.problem ? [{message: answer.problem}] : []), [answer]);
  return <FormErrorSummary errors={errors} title="Your pets weren’t changed" />;
}
