package org.bowsprit.plugin.host.registry;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;

/**
 * The public key that verifies a registry's lists. It is an Ed25519 key in the format of {@code
 * minisign}: 56 characters that begin with {@code RW}.
 *
 * @param text the key in that format
 */
public record RegistryKey(String text) {

  private static final String ALGORITHM = "Ed25519";
  private static final String TRUSTED_PREFIX = "trusted comment: ";
  private static final byte[] PLAIN_ALGORITHM = {'E', 'd'};
  private static final byte[] PREHASHED_ALGORITHM = {'E', 'D'};

  /** The prefix of a 32-byte Ed25519 key in the X.509 format, which Java reads. */
  private static final byte[] X509_PREFIX = HexFormat.of().parseHex("302a300506032b6570032100");

  private static final int ID_BYTES = 8;
  private static final int KEY_BYTES = 32;
  private static final int SIGNATURE_BYTES = 64;
  private static final int SIGNATURE_LINES = 4;

  /**
   * Checks that the text is a key.
   *
   * @throws RegistryException if the text is not a key
   */
  public RegistryKey {
    byte[] bytes = decode(text);
    if (bytes.length != PLAIN_ALGORITHM.length + ID_BYTES + KEY_BYTES
        || !startsWith(bytes, PLAIN_ALGORITHM)) {
      throw new RegistryException(
          "'" + text + "' is not a key: expected the 56 characters, RW…, of a minisign public key");
    }
  }

  /** Returns the id of the key, 16 hexadecimal digits. */
  String id() {
    return HexFormat.of().formatHex(id(decode(text)));
  }

  /** Returns whether a signature names this key. The signature need not be valid. */
  boolean isNamedIn(String minisig) {
    List<String> lines = minisig.lines().toList();
    byte[] bytes = lines.size() < SIGNATURE_LINES ? new byte[0] : decode(lines.get(1));
    return bytes.length == PLAIN_ALGORITHM.length + ID_BYTES + SIGNATURE_BYTES
        && Arrays.equals(id(bytes), id(decode(text)));
  }

  /**
   * Checks the signature of a list.
   *
   * @param content the signed bytes
   * @param minisig the text of the signature file of {@code minisign -S -l}
   * @param name the name of the list in messages
   * @throws RegistryException if the signature is missing or invalid, belongs to another key or to
   *     other content
   */
  void verify(byte[] content, String minisig, String name) {
    List<String> lines = minisig.lines().toList();
    if (lines.size() < SIGNATURE_LINES || !lines.get(2).startsWith(TRUSTED_PREFIX)) {
      throw new RegistryException("The signature of " + name + " was not written by minisign.");
    }
    byte[] signatureBytes = decode(lines.get(1));
    if (startsWith(signatureBytes, PREHASHED_ALGORITHM)) {
      throw new RegistryException(
          "The signature of " + name + " has an unsupported kind: sign with minisign -S -l.");
    }
    if (signatureBytes.length != PLAIN_ALGORITHM.length + ID_BYTES + SIGNATURE_BYTES
        || !startsWith(signatureBytes, PLAIN_ALGORITHM)) {
      throw new RegistryException("The signature of " + name + " was not written by minisign.");
    }
    if (!Arrays.equals(id(signatureBytes), id(decode(text)))) {
      throw new RegistryException(
          name + " is signed with another key than the one it was added with.");
    }
    byte[] signature =
        Arrays.copyOfRange(
            signatureBytes, PLAIN_ALGORITHM.length + ID_BYTES, signatureBytes.length);
    byte[] comment =
        lines.get(2).substring(TRUSTED_PREFIX.length()).getBytes(StandardCharsets.UTF_8);
    if (!isSignatureOf(content, signature)
        || !isSignatureOf(concat(signature, comment), decode(lines.get(3)))) {
      throw new RegistryException(
          name + " differs from the signed file: it was changed after signing.");
    }
  }

  private boolean isSignatureOf(byte[] content, byte[] signature) {
    try {
      Signature verifier = Signature.getInstance(ALGORITHM);
      verifier.initVerify(publicKey());
      verifier.update(content);
      return verifier.verify(signature);
    } catch (GeneralSecurityException notASignature) {
      return false;
    }
  }

  private PublicKey publicKey() throws GeneralSecurityException {
    byte[] bytes = decode(text);
    byte[] key = Arrays.copyOfRange(bytes, PLAIN_ALGORITHM.length + ID_BYTES, bytes.length);
    return KeyFactory.getInstance(ALGORITHM)
        .generatePublic(new X509EncodedKeySpec(concat(X509_PREFIX, key)));
  }

  private static byte[] id(byte[] bytes) {
    return Arrays.copyOfRange(bytes, PLAIN_ALGORITHM.length, PLAIN_ALGORITHM.length + ID_BYTES);
  }

  private static boolean startsWith(byte[] bytes, byte[] start) {
    return bytes.length >= start.length
        && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
  }

  static byte[] concat(byte[] first, byte[] second) {
    return ByteBuffer.allocate(first.length + second.length).put(first).put(second).array();
  }

  /** Returns the decoded Base64 text; empty if it is invalid. */
  static byte[] decode(String base64) {
    try {
      return Base64.getDecoder().decode(base64.strip());
    } catch (IllegalArgumentException noBase64) {
      return new byte[0];
    }
  }
}
