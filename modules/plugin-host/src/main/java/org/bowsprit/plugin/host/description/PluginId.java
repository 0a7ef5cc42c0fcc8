package org.bowsprit.plugin.host.description;

import java.util.Locale;
import java.util.regex.Pattern;

/** The rules for the id of a plugin, which is also the name of its file. */
public final class PluginId {

  private static final Pattern ID =
      Pattern.compile("[A-Za-z0-9]([A-Za-z0-9._-]{0,98}[A-Za-z0-9])?");

  /** The names for which Windows opens a device, with or without a dot and further characters. */
  private static final Pattern DEVICE =
      Pattern.compile("(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");

  private PluginId() {}

  /**
   * Returns whether a text can be a plugin's id. An id consists of letters, digits, dots,
   * underscores and hyphens, and has a letter or digit at both ends. It must not be a Windows
   * device name, such as {@code con} or {@code nul.jar}.
   */
  public static boolean isValid(String text) {
    return ID.matcher(text).matches() && !isDeviceName(text);
  }

  /** Returns whether Windows would open a device instead of a file of this name. */
  public static boolean isDeviceName(String name) {
    return DEVICE.matcher(name.toLowerCase(Locale.ROOT)).matches();
  }
}
