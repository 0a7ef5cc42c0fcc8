package org.bowsprit.plugin.host.description;

import java.util.regex.Pattern;

/** The rules for the id of a plugin, which is also the name of its file. */
public final class PluginId {

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

  private PluginId() {}

  /** Returns whether a text can be a plugin's id: letters, digits, dots and hyphens. */
  public static boolean isOne(String text) {
    return ID.matcher(text).matches();
  }
}
