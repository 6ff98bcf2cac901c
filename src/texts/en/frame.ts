/** The frame of pages: what they need, what is not there. */
export const frame = {
  search: 'Explore',
  myStuff: 'My stuff',
  myFollows: 'Followed collections',
  profile: 'Profile',
  collection: 'Collection',
  support: 'Support',
  moderation: 'Moderation',

  // Section
  viewMore: 'View more',
  nothingYet: 'Nothing here yet.',
} as const;
