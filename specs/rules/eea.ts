const countries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** Whether a country is in the European Economic Area: the 27 of the European Union, Iceland, Liechtenstein and Norway. */
export const isInEea = (country: string): boolean => countries.includes(country)
