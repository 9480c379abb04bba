/** The extensions of files that a new world of the mock allows. */
export const initialExtensions: readonly string[] =
  'jpg jpeg png gif pdf txt log csv zip docx xlsx pptx hwp hwpx'.split(' ')
