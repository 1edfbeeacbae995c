import { describe, expect, it } from 'vitest';
import * as messages from './messages.ts';

// In the order of the specification.
const CATALOGUE = [
  'Login failed',
  'Registration failed',
  'Passwords do not match',

  'Failed to add plant',
  'Failed to update plant',
  'Failed to load plant',
  'Unable to load plants',
  'Plant added successfully!',
  'Plant deleted successfully!',

  'Failed to add diary entry',
  'Failed to load plants',
  'Failed to delete entry',
  'Error updating entry',
  'Diary entry added successfully!',
  'Diary entry updated successfully!',
  'Diary entry deleted successfully!',

  'Error saving reminder',
  'Error updating reminder',
  'Error deleting reminder',
  'Reminder added successfully!',
  'Reminder updated successfully!',
  'Reminder deleted successfully!',
  'Marked as completed!',
  'Marked as not completed!',

  'Failed to identify plant. Please try again.',
  'Failed to diagnose plant. Please try again.',
  'Failed to get care advice. Please try again.',
  'Failed to get growth prediction.',
  'Failed to generate care schedule.',
  'Failed to get climate-based care recommendations.',
  'Please select an image first',
  'Please enter a plant species',
  'Please select a plant.',

  'Failed to fetch weather data.',
  'Failed to fetch weather for city. Please check the city name.',
  'Location access denied. Please enter your city manually.',
  'Geolocation is not supported by this browser.',

  'Failed to update profile',
  'Failed to change password',
  'Failed to delete account',
  'Failed to update notification settings',
  'New passwords do not match',
  'Password must be at least 6 characters long',
  'Profile updated successfully!',
  'Password changed successfully!',
  'Notification settings updated successfully!',
  'Account deleted successfully!',
];

describe('the specific and the success messages', () => {
  it.each(CATALOGUE)('contain exactly: %s', (text) => {
    expect(Object.values(messages)).toContain(text);
  });
});
