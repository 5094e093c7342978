import { runNpm } from "./steps/command.mjs";
import { runScript, StepFailure } from "./steps/failure.mjs";

/**
 * The JSON object in npm's output, which also has its warnings.
 * @param {string} output
 */
function readReport(output) {
  const start = output.indexOf("{");
  try {
    return JSON.parse(output.slice(start, output.lastIndexOf("}") + 1));
  } catch {
    throw new StepFailure(`npm audit printed no report:\n${output.trim()}`);
  }
}

/**
 * @typedef {{ name: string, severity: string, via: (string | { title: string, url: string
 * })[] }} Vulnerability
 */

/**
 * `npm run audit`: known vulnerabilities of the packages that a running shop uses. A registry that offers no
 * advisories is said and is no failure, because nothing was found; a vulnerability is one.
 */
await runScript(async () => {
  const { output } = await runNpm(["audit", "--omit=dev", "--json", ...process.argv.slice(2)], {
    quiet: true,
  });
  const { vulnerabilities, message } = readReport(output);
  if (!vulnerabilities) {
    console.log(`NOT CHECKED: the registry offers no advisories (${message ?? "no reason given"}).`);
    return;
  }
  /** @type {Vulnerability[]} */
  const found = Object.values(vulnerabilities);
  for (const { name, severity, via } of found) {
    // An advisory of the package itself, or the name of a package that it uses.
    const reasons = via.map((reason) =>
      typeof reason === "string" ? `by ${reason}` : `${reason.title} (${reason.url})`,
    );
    console.log(`${severity}: ${name}: ${reasons.join("; ")}`);
  }
  if (found.length > 0) {
    throw new StepFailure(
      `${found.length} packages of the shop have known vulnerabilities: see npm audit --omit=dev, and update or replace them.`,
    );
  }
  console.log("No package that a running shop uses has a known vulnerability.");
});
