package org.bowsprit.plugin.host;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipException;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginRuntimeException;

/** Reads what a file says of itself and refuses what can't be a plugin for this host. */
final class CandidateCheck {

  private final HostPluginManager manager;
  private final PluginFiles files;
  private final Map<String, String> fileOfId = new HashMap<>();

  CandidateCheck(HostPluginManager manager, PluginFiles files) {
    this.manager = manager;
    this.files = files;
  }

  /**
   * Returns {@code file} as a candidate.
   *
   * @param file a jar, a zip, an unpacked one or a folder of classes
   * @param name what people know it by
   * @throws PluginException if it can't be one
   */
  Candidate check(Path file, String name) {
    refuseChanged(file);
    Path path = files.loadable(file);
    refuseDamaged(path);
    PluginDescriptor descriptor = descriptor(path);
    Candidate candidate = new Candidate(name, path, descriptor);
    refuseNameless(descriptor);
    refuseTwin(candidate);
    refuseOtherHost(descriptor);
    return candidate;
  }

  /** Only where a checksum lies beside a file, as it does beside those that were installed. */
  private static void refuseChanged(Path file) {
    try {
      Optional<String> noted = Checksum.beside(file);
      if (noted.isPresent() && !noted.get().equals(Checksum.of(file))) {
        throw new PluginException(
            Problem.Kind.OTHER_CHECKSUM,
            "is not the file that its checksum belongs to; install it again");
      }
    } catch (IOException e) {
      throw new PluginException(Problem.Kind.UNREADABLE, "can't be read", e);
    }
  }

  private static void refuseDamaged(Path path) {
    if (path.toString().endsWith(".jar")) {
      try (JarFile jar = new JarFile(path.toFile())) {
        jar.getManifest();
      } catch (ZipException e) {
        throw new PluginException(Problem.Kind.UNREADABLE, "is no jar, or a damaged one", e);
      } catch (IOException e) {
        throw new PluginException(Problem.Kind.UNREADABLE, "can't be read", e);
      }
    }
  }

  private PluginDescriptor descriptor(Path path) {
    try {
      return manager.describe(path);
    } catch (PluginRuntimeException e) {
      throw notAPlugin("has neither a manifest with Plugin-Id nor plugin.properties", e);
    }
  }

  private void refuseNameless(PluginDescriptor descriptor) {
    if (isBlank(descriptor.getPluginId())) {
      throw notAPlugin("has no Plugin-Id in its manifest", null);
    }
    try {
      // Whether two plugins fit each other is asked later and must not throw then.
      manager.getVersionManager().compareVersions(descriptor.getVersion(), "0.0.0");
    } catch (RuntimeException e) {
      throw notAPlugin("has the Plugin-Version '" + descriptor.getVersion() + "', not 1.2.3", e);
    }
  }

  private void refuseTwin(Candidate candidate) {
    String other = fileOfId.putIfAbsent(candidate.id(), candidate.file());
    if (other != null) {
      throw new PluginException(
          Problem.Kind.DUPLICATE_ID,
          "has the plugin id '" + candidate.id() + "', which " + other + " has already");
    }
  }

  private void refuseOtherHost(PluginDescriptor descriptor) {
    try {
      if (!manager.fits(descriptor)) {
        throw new PluginException(
            Problem.Kind.VERSION_MISMATCH,
            "wants Bowsprit "
                + descriptor.getRequires()
                + ", this is "
                + manager.getSystemVersion());
      }
    } catch (PluginException e) {
      throw e;
    } catch (RuntimeException e) {
      throw notAPlugin("has a Plugin-Requires that makes no sense: " + descriptor.getRequires(), e);
    }
  }

  private static PluginException notAPlugin(String explanation, Throwable cause) {
    return new PluginException(Problem.Kind.NOT_A_PLUGIN, explanation, cause);
  }

  private static boolean isBlank(String text) {
    return text == null || text.isBlank();
  }
}
