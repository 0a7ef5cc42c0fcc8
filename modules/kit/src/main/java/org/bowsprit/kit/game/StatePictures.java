package org.bowsprit.kit.game;

import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.bow.declaration.NamedNumber;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.Property;

/**
 * Finds the picture files of an object's states.
 *
 * @param object the object
 */
public record StatePictures(ObjectDeclaration object) {

  /** The highest number of a state that the name of a picture file can have. */
  public static final int MAX_STATE = 16;

  /** Returns the settings {@code image} without a file name or with an invalid state. */
  List<Property> invalidSettings() {
    return imageSettings().filter(each -> !isValid(each)).toList();
  }

  private Stream<Property> imageSettings() {
    return object.properties().all("image").stream();
  }

  private static boolean isValid(Property image) {
    int state = state(image);
    return file(image).isPresent() && state >= 1 && state <= MAX_STATE;
  }

  private static int state(Property image) {
    return image.number(0).orElse(1);
  }

  private static Optional<String> file(Property image) {
    return image.text(image.number(0).isPresent() ? 1 : 0);
  }

  /**
   * Returns the names of the declared files by state. If no file is declared, returns the files
   * that have the usual names.
   *
   * @param files the names of the files in the room's folder
   */
  public NavigableMap<Integer, String> filesByState(List<String> files) {
    NavigableMap<Integer, String> names = new TreeMap<>();
    imageSettings()
        .filter(StatePictures::isValid)
        .forEach(each -> names.put(state(each), file(each).orElseThrow()));
    return names.isEmpty() ? defaultFiles(files) : names;
  }

  private NavigableMap<Integer, String> defaultFiles(List<String> files) {
    NavigableMap<Integer, String> names = new TreeMap<>();
    Pattern pattern = Pattern.compile(Pattern.quote(object.name()) + "-([0-9]{1,2})\\.png");
    for (String file : files) {
      Matcher match = pattern.matcher(file);
      if (match.matches()) {
        names.put(Integer.parseInt(match.group(1)), file);
      }
    }
    for (NamedNumber state : object.states()) {
      String file = RoomFiles.picture(object.name(), state.name());
      if (files.contains(file)) {
        names.put(state.value(), file);
      }
    }
    names.keySet().removeIf(state -> state < 1 || state > MAX_STATE);
    return names;
  }
}
