import { moment, named, whole } from '../format.js';
import { operatorWords } from '../words/operator.js';
import { Rows } from './rows.js';
import { TYPED, type Job, type OperatorView } from './view.js';

/** What every form of the page carries: without it nothing is done. */
export const Csrf = ({ csrf }: { csrf: string }) => <input type="hidden" name="csrf" value={csrf} />;

export function Jobs({ view }: { view: OperatorView }) {
  const words = operatorWords();
  const { jobs, searched, base } = view;
  return (
    <section class="sheet" aria-labelledby="jobs">
      <h2 id="jobs">{words.jobs}</h2>
      <form class="one-line" action={`${base}/operator#jobs`} method="get">
        <div>
          <label for="job">{words.jobId}</label>
          <input class="key" id="job" name="job" maxLength={100} value={searched ?? ''} />
        </div>
        <button>{words.search}</button>
      </form>
      {jobs.length === 0 ? (
        <p>{searched === null ? words.noneFailed : words.nothingFound(searched)}</p>
      ) : (
        <>
          <h3>{searched === null ? words.lastFailed : words.found(searched)}</h3>
          <JobRows view={view} />
        </>
      )}
    </section>
  );
}

function JobRows({ view }: { view: OperatorView }) {
  const words = operatorWords();
  const names = [words.id, words.status, words.error, words.executions, words.ended, words.action];
  return (
    <Rows title={words.jobs} heads={names.map((name) => ({ name }))}>
      {view.jobs.map((job) => (
        <tr key={job.id}>
          <th scope="row">{job.id}</th>
          <td>{named(words.statuses, job.status)}</td>
          <td>{job.error_code ?? '–'}</td>
          <td>{whole(job.executions)}</td>
          <td>{job.completed_at ? moment(job.completed_at) : '–'}</td>
          <td>{job.can_run_again && view.may.runAgain ? <RunAgain view={view} job={job} /> : '–'}</td>
        </tr>
      ))}
    </Rows>
  );
}

const RunAgain = ({ view: { base, csrf }, job }: { view: OperatorView; job: Job }) => (
  <form action={`${base}/operator/jobs/again`} method="post">
    <Csrf csrf={csrf} />
    <input type="hidden" name="job" value={job.id} />
    <button class="small" aria-label={operatorWords().runAgainOf(job.id)}>
      {operatorWords().runAgain}
    </button>
  </form>
);

export function League({ view: { base, csrf, overview, may } }: { view: OperatorView }) {
  const words = operatorWords();
  if (overview.league === null) return null;
  const doing = overview.league === 'paused' ? 'resume' : 'pause';
  return (
    <section class="sheet" aria-labelledby="league">
      <h2 id="league">{words.league}</h2>
      <p>{named(words.leagueIs, overview.league)}</p>
      {!may.pause && <p class="hint">{words.roleMissing}</p>}
      {may.pause && (
        <form class="one-line" action={`${base}/operator/league`} method="post">
          <Csrf csrf={csrf} />
          <input type="hidden" name="doing" value={doing} />
          <div>
            <label for="typed">{words.type(TYPED[doing])}</label>
            <input id="typed" name="typed" autocomplete="off" autocapitalize="none" required aria-describedby="means" />
          </div>
          <button>{words[doing]}</button>
        </form>
      )}
      <p class="hint" id="means">
        {words.pauseMeans}
      </p>
    </section>
  );
}
