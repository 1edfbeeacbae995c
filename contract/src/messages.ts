// The texts for the result of an action, for the server and the browser. A text for a failure is used if the server's
// answer has no message of its own; the texts by status are in `errors.ts`.

export const DRAFT_RESTORED = 'Your unsaved text was restored';
export const PHOTO_LOST = 'Please choose the photo again';

export const LOGIN_FAILED = 'Login failed';
export const REGISTRATION_FAILED = 'Registration failed';
export const PASSWORDS_DIFFER = 'Passwords do not match';

export const PLANT_ADDED = 'Plant added successfully!';
export const PLANT_DELETED = 'Plant deleted successfully!';

/** The message after several plants were deleted at once. */
export function plantsDeleted(count: number): string {
  return count === 1 ? PLANT_DELETED : `${count} plants deleted successfully!`;
}

export const PLACE_ADDED = 'Place added';
export const PLACE_UPDATED = 'Place updated';
export const PLACE_DELETED = 'Place deleted';
export const UNABLE_TO_LOAD_PLACES = 'Unable to load places';
export const FAILED_TO_LOAD_PLACE = 'Failed to load place';
export const FAILED_TO_SAVE_PLACE = 'Failed to save place';
export const FAILED_TO_DELETE_PLACE = 'Failed to delete place';

export const SAMPLES_ADDED = 'Sample plants added. They send no email or push.';
export const SAMPLES_DELETED = 'Sample plants deleted';
export const PLANT_KEPT = 'This plant is yours now';
export const FAILED_TO_ADD_SAMPLES = 'Failed to add sample plants';
export const FAILED_TO_DELETE_SAMPLES = 'Failed to remove the sample plants';
export const FAILED_TO_KEEP_PLANT = 'Failed to keep this plant';

export const FAILED_TO_ADD_PLANT = 'Failed to add plant';
export const FAILED_TO_UPDATE_PLANT = 'Failed to update plant';
export const FAILED_TO_LOAD_PLANT = 'Failed to load plant';
export const UNABLE_TO_LOAD_PLANTS = 'Unable to load plants';

export const DIARY_ENTRY_ADDED = 'Diary entry added successfully!';
/** The message for what was written without a connection. */
export const SAVED_FOR_LATER = 'Saved on this device. It is sent as soon as there is a connection.';

export const DIARY_ENTRY_UPDATED = 'Diary entry updated successfully!';
export const DIARY_ENTRY_DELETED = 'Diary entry deleted successfully!';
export const FAILED_TO_ADD_DIARY_ENTRY = 'Failed to add diary entry';
export const FAILED_TO_LOAD_PLANT_CHOICE = 'Failed to load plants';
export const FAILED_TO_DELETE_DIARY_ENTRY = 'Failed to delete entry';
export const FAILED_TO_UPDATE_DIARY_ENTRY = 'Error updating entry';

export const REMINDER_ADDED = 'Reminder added successfully!';
export const REMINDER_UPDATED = 'Reminder updated successfully!';
export const REMINDER_DELETED = 'Reminder deleted successfully!';
export const REMINDER_COMPLETED = 'Marked as completed!';
export const REMINDER_REOPENED = 'Marked as not completed!';
export const REMINDERS_DELETED = 'Reminders deleted successfully!';
export const UNABLE_TO_LOAD_REMINDERS = 'Unable to load reminders';
export const FAILED_TO_SAVE_REMINDER = 'Error saving reminder';
export const FAILED_TO_UPDATE_REMINDER = 'Error updating reminder';
export const FAILED_TO_DELETE_REMINDER = 'Error deleting reminder';

export const FAILED_TO_IDENTIFY = 'Failed to identify plant. Please try again.';
export const FAILED_TO_DIAGNOSE = 'Failed to diagnose plant. Please try again.';
export const FAILED_TO_GET_CARE_ADVICE = 'Failed to get care advice. Please try again.';
export const FAILED_TO_PREDICT_GROWTH = 'Failed to get growth prediction.';
export const FAILED_TO_BUILD_SCHEDULE = 'Failed to generate care schedule.';
export const FAILED_TO_GET_CLIMATE_CARE = 'Failed to get climate-based care recommendations.';
export const IMAGE_MISSING = 'Please select an image first';
export const SPECIES_MISSING = 'Please enter a plant species';
export const PLANT_MISSING = 'Please select a plant.';

export const DIAGNOSIS_FOLLOWED = 'The treatment is now tracked on the page of the plant';
export const FAILED_TO_FOLLOW = 'Failed to start tracking the treatment';
export const FAILED_TO_LOAD_RECOVERY = 'Failed to load the recovery';
export const LOOK_ADDED = 'Photo added successfully!';
export const FAILED_TO_ADD_LOOK = 'Failed to add the photo';
export const FAILED_TO_CLOSE_RECOVERY = 'Failed to close the recovery';

export const FAILED_TO_LOAD_SPECIES = 'Failed to load what this plant needs';

export const FAILED_TO_FETCH_WEATHER = 'Failed to fetch weather data.';
export const FAILED_TO_FETCH_CITY_WEATHER = 'Failed to fetch weather for city. Please check the city name.';
export const LOCATION_DENIED = 'Location access denied. Please enter your city manually.';
export const LOCATION_UNSUPPORTED = 'Geolocation is not supported by this browser.';

export const FAILED_TO_UPDATE_PREFERENCES = 'Failed to save this choice';
export const PROFILE_UPDATED = 'Profile updated successfully!';
export const PASSWORD_CHANGED = 'Password changed successfully!';
export const NOTIFICATION_SETTINGS_UPDATED = 'Notification settings updated successfully!';
export const ACCOUNT_DELETED = 'Account deleted successfully!';
export const FAILED_TO_UPDATE_PROFILE = 'Failed to update profile';
export const FAILED_TO_CHANGE_PASSWORD = 'Failed to change password';
export const FAILED_TO_DELETE_ACCOUNT = 'Failed to delete account';
export const FAILED_TO_UPDATE_NOTIFICATION_SETTINGS = 'Failed to update notification settings';
export const QUIET_HOURS_UPDATED = 'Quiet hours updated successfully!';
export const FAILED_TO_UPDATE_QUIET_HOURS = 'Failed to update quiet hours';
export const FAILED_TO_ASK_FOR_RESET = 'Failed to send the link';
export const NEW_PASSWORDS_DIFFER = 'New passwords do not match';
export const PASSWORD_REQUIRED = 'Password is required';
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;
