import type {Site} from '~/domains/session/site';

/**
 * A service or another member of the context, of which a test provides only the methods it needs. Functions and values
 * must be complete.
 */
type Fake<Member> = Member extends (...args: never[]) => unknown ? Member : Partial<Member>;

type FakeParts<Context> = {
  [Group in keyof Context]: Context[Group] extends Site
    ? Partial<Site>
    : {[Name in keyof Context[Group]]: Fake<Context[Group][Name]>};
};

/** A part of the request's context of the expected type, whose members may lack methods. */
export function contextOf<Context>(parts: FakeParts<NoInfer<Context>>): Context {
  return parts as Context;
}

/** A service with only the methods that a test needs. */
export function fakeOf<Service>(methods: Partial<NoInfer<Service>>): Service {
  return methods as Service;
}

/** Merges two parts of the request's context, group by group. Members of `other` win. */
export function extendContext<Context extends object, Other extends Record<string, object>>(
  context: Context,
  other: Other,
): Context & Other {
  const groups = Object.entries(other).map(([name, group]) => [
    name,
    {...(context as Record<string, object>)[name], ...group},
  ]);
  return {...context, ...Object.fromEntries(groups)} as Context & Other;
}
