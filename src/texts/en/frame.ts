/** The frame of pages: what they need, what is not there. */
export const frame = {
  search: 'Explore',
  myStuff: 'My stuff',
  profile: 'Profile',
  moderation: 'Moderation',
} as const;
