import type {FeedingGuide} from '../product';
import type {NutritionModel} from '../product-model';

export function ProductNutrition({nutrition}: {nutrition: NutritionModel}) {
  const {ingredients, analysis, calories, feedingGuide, adequacy} = nutrition;
  const hasContents = analysis.length > 0 || calories !== null || adequacy !== null;
  if (ingredients.length === 0 && !hasContents && !feedingGuide) return null;
  return (
    <div className="product-columns">
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
            {adequacy && (
              <p className="max-w-prose text-small">
                <strong>Nutritional adequacy</strong>{' '}
                <span className="text-ink-soft">{adequacy}</span>
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

function AnalysisTable({analysis}: Pick<NutritionModel, 'analysis'>) {
  return (
    <table className="facts-table">
      <caption>Guaranteed analysis</caption>
      <tbody>
        {analysis.map(({name, value}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FeedingTable({guide: {columns, rows}}: {guide: FeedingGuide}) {
  return (
    <table className="facts-table">
      <caption>How much to give, by your pet’s weight</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([weight, ...amounts]) => (
          <tr key={weight}>
            <th scope="row">{weight}</th>
            {amounts.map((amount, index) => (
              <td key={columns[index + 1]}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
