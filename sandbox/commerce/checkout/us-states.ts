/** A state that checkout ships to. `zipStarts` lists the first digits that its zip codes can have. */
export interface UsState {
  code: string;
  name: string;
  zipStarts: string;
}

const TABLE = `AL Alabama 3|AK Alaska 9|AZ Arizona 8|AR Arkansas 7|CA California 9|CO Colorado 8|CT Connecticut 0
DE Delaware 1|DC District of Columbia 25|FL Florida 3|GA Georgia 3|HI Hawaii 9|ID Idaho 8|IL Illinois 6|IN Indiana 4
IA Iowa 5|KS Kansas 6|KY Kentucky 4|LA Louisiana 7|ME Maine 0|MD Maryland 2|MA Massachusetts 0|MI Michigan 4
MN Minnesota 5|MS Mississippi 3|MO Missouri 6|MT Montana 5|NE Nebraska 6|NV Nevada 8|NH New Hampshire 0|NJ New Jersey 0
NM New Mexico 8|NY New York 10|NC North Carolina 2|ND North Dakota 5|OH Ohio 4|OK Oklahoma 7|OR Oregon 9
PA Pennsylvania 1|RI Rhode Island 0|SC South Carolina 2|SD South Dakota 5|TN Tennessee 3|TX Texas 78|UT Utah 8
VT Vermont 0|VA Virginia 2|WA Washington 9|WV West Virginia 2|WI Wisconsin 5|WY Wyoming 8`;

/** The 50 states and the District of Columbia, by name. */
export const US_STATES: readonly UsState[] = TABLE.split(/[|\n]/).map((row) => {
  const words = row.split(' ');
  return {
    code: words[0] ?? '',
    name: words.slice(1, -1).join(' '),
    zipStarts: words.at(-1) ?? '',
  };
});

export function stateByCode(code: string): UsState | undefined {
  return US_STATES.find((state) => state.code === code);
}
