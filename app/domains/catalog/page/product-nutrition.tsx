import type {FeedingGuide} from '../product';
import type {NutritionModel} from '../product-model';

export function ProductNutrition({nutrition}: {nutrition: NutritionModel}) {
  const {ingredients, analysis, calories, feedingGuide} = nutrition;
  const hasContents = analysis.length > 0 || calories !== null;
  if (ingredients.length === 0 && !hasContents && !feedingGuide) return null;
  return (
    <div className="grid gap-8 border-t border-line pt-8 md:grid-cols-2 lg:grid-cols-[1.08fr_1fr] lg:gap-14">
      <div className="flex min-w-0 flex-col gap-8">
        {ingredients.length > 0 && (
          <section className="flex flex-col gap-3">
            <h2 className="text-heading-m">Ingredients</h2>
            {ingredients.map((paragraph) => (
              <p key={paragraph} className="max-w-prose text-small text-ink-soft">
                {paragraph}
              </p>
            ))}
          </section>
        )}
        {hasContents && (
          <section className="flex flex-col gap-3">
            <h2 className="text-heading-m">Nutrition</h2>
            {analysis.length > 0 && <AnalysisTable analysis={analysis} />}
            {calories && (
              <p className="text-small">
                <strong>Calories</strong> <span className="text-ink-soft">{calories}</span>
              </p>
            )}
          </section>
        )}
      </div>
      {feedingGuide && (
        <section className="flex min-w-0 flex-col gap-3">
          <h2 className="text-heading-m">Feeding guide</h2>
          {feedingGuide.intro && <p className="max-w-prose">{feedingGuide.intro}</p>}
          <FeedingTable guide={feedingGuide} />
        </section>
      )}
    </div>
  );
}

const TABLE = 'w-full border-collapse text-small tabular-nums';
const CAPTION = 'pb-2 text-left text-ink-soft';
const CELL = 'border-t border-line px-3 py-2 text-left font-regular first:pl-0 last:pr-0';

function AnalysisTable({analysis}: Pick<NutritionModel, 'analysis'>) {
  return (
    <table className={TABLE}>
      <caption className={CAPTION}>Guaranteed analysis</caption>
      <tbody>
        {analysis.map(({name, value}) => (
          <tr key={name}>
            <th scope="row" className={CELL}>
              {name}
            </th>
            <td className={`${CELL} w-0 text-right whitespace-nowrap`}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FeedingTable({guide: {columns, rows}}: {guide: FeedingGuide}) {
  return (
    <table className={TABLE}>
      <caption className={CAPTION}>How much to give, by your pet’s weight</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${CELL} border-t-0 font-strong`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([weight, ...amounts]) => (
          <tr key={weight}>
            <th scope="row" className={`${CELL} whitespace-nowrap`}>
              {weight}
            </th>
            {amounts.map((amount, index) => (
              <td key={columns[index + 1]} className={CELL}>
                {amount}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
