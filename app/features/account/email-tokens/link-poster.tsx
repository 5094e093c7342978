import { SIGN_IN } from "#app/content/account-content.ts";
import { Poster } from "#app/features/account/sign-in/poster.tsx";

/** The poster beside the forms for a forgotten password. */
export function LinkPoster() {
  return (
    <Poster
      eyebrow={SIGN_IN.posterEyebrow}
      line={
        <>
          <em className="line-through decoration-[0.045em]">Password?</em>
          <br />A new one.
        </>
      }
      points={SIGN_IN.points}
    />
  );
}
