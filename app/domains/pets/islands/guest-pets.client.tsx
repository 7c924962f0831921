import {useState, useSyncExternalStore, type FormEvent} from 'react';
import {shopToday} from '~/platform/shop-day';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {Card} from '~/ui/card';
import {MAIN_ID} from '~/ui/skip-link';
import {fieldErrors, hasErrors, pickFormValues} from '~/ui/form-answer';
import {guestPets} from '../parts/guest-pets';
import {MAX_PETS, newPetId, type Pet} from '../pet';
import {PetCard} from '../pet-card';
import {PET_FIELDS, PET_RULES, toPet, type PetAnswer} from '../pet-fields';
import {PetFormFields} from '../pet-form';
import {NO_PET_ROOM} from '../pet-text';
import {BirthdayWish} from '../parts/birthday-wish';

const NOT_KEPT =
  'This browser doesn’t let us keep the profile. Allow storage for this site, or save it in your account.';

/** The list of pets, a pet's form, or the question whether to delete a pet. */
type View = {kind: 'list'} | {kind: 'form'; pet: Pet | null} | {kind: 'delete'; pet: Pet};

export default function GuestPets() {
  const pets = useSyncExternalStore(guestPets.subscribe, guestPets.read);
  const [view, setView] = useState<View>({kind: pets.length === 0 ? 'form' : 'list', pet: null});
  const announce = useAnnounce();
  const today = shopToday();

  function show(next: View) {
    moveToTop();
    setView(next);
  }

  function remove(pet: Pet) {
    guestPets.write(pets.filter(({id}) => id !== pet.id));
    announce(`${pet.name} deleted`);
    show({kind: 'list'});
  }

  if (view.kind === 'form') {
    return (
      <PetForm
        pet={view.pet}
        pets={pets}
        onDone={(text) => {
          if (text) announce(text);
          show({kind: 'list'});
        }}
      />
    );
  }
  if (view.kind === 'delete') {
    const {pet} = view;
    return (
      <Card className="flex max-w-form flex-col gap-5">
        <h2 className="text-heading-s">{`Delete ${pet.name}?`}</h2>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" size="m" onClick={() => remove(pet)}>
            Delete profile
          </Button>
          <Button variant="secondary" size="m" onClick={() => show({kind: 'list'})}>
            Keep it
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <>
      <BirthdayWish pets={pets} today={today} />
      <ul aria-label="Pets" className="grid gap-4 empty:hidden md:grid-cols-2">
        {pets.map((pet) => (
          <PetCard
            key={pet.id}
            pet={pet}
            today={today}
            actions={
              <>
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={`Edit ${pet.name}`}
                  onClick={() => show({kind: 'form', pet})}
                >
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={`Delete ${pet.name}`}
                  onClick={() => show({kind: 'delete', pet})}
                >
                  Delete
                </Button>
              </>
            }
          />
        ))}
      </ul>
      {pets.length >= MAX_PETS ? (
        <p>{NO_PET_ROOM}</p>
      ) : (
        <Button className="self-start" onClick={() => show({kind: 'form', pet: null})}>
          Add a pet
        </Button>
      )}
    </>
  );
}

/**
 * Call it before the pressed control is removed, which would move the focus to the body. A shorter view would leave the
 * shopper at the footer.
 */
function moveToTop() {
  const main = document.getElementById(MAIN_ID);
  main?.focus({preventScroll: true});
  main?.scrollIntoView();
}

interface PetFormProps {
  pet: Pet | null;
  pets: readonly Pet[];
  onDone(text: string | null): void;
}

function PetForm({pet, pets, onDone}: PetFormProps) {
  const [answer, setAnswer] = useState<PetAnswer>();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const posted = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const values = pickFormValues(PET_FIELDS, Object.fromEntries(posted) as Record<string, string>);
    const errors = fieldErrors(values, PET_RULES);
    if (hasErrors(errors)) {
      setAnswer({values, errors, problem: null});
      return;
    }
    const saved = toPet(values, pet?.id ?? newPetId());
    const isKept = guestPets.write(
      pet ? pets.map((each) => (each.id === pet.id ? saved : each)) : [...pets, saved],
    );
    if (isKept) onDone(`${saved.name} saved`);
    else setAnswer({values, errors: {}, problem: NOT_KEPT});
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-prose flex-col gap-5">
      <PetFormFields pet={pet} answer={answer} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save profile</Button>
        {pets.length > 0 && (
          <Button variant="secondary" onClick={() => onDone(null)}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
